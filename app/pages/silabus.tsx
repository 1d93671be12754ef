import { PageHeader } from '../sections/page-header';

export default function SilabusPage() {
  return <PageHeader title="Silabus" current="Silabus" />;
}
