import type { ClassMentor, ClassOverview } from '../../../../api/class';
import { usePageSet } from '../../../../router/page-table';
import { teacherPath } from '../../../../sections/mentor-path';
import { TitleLink } from '../../../../sections/posts/post-title';
import { Accordion, Disclosure } from '../../../../ui/accordion';
import { Avatar } from '../../../../ui/avatar';
import { Icon } from '../../../../ui/icon';
import { RichText } from '../../../../ui/rich-text/rich-text';
import styles from './content.module.css';
import { Part } from './part';
import { Schedule } from './schedule';
import { Syllabus } from './syllabus';

/** Everything about the class; what the platform left empty is left out. */
export function ClassContent({ item }: { item: ClassOverview }) {
  const mentors = item.mentors.length > 0 ? item.mentors : [item.mentor];
  return (
    <div className={styles.content} data-below="all">
      {item.description !== '' && (
        <Part id="tentang" title="Tentang kelas">
          <RichText html={item.description} />
        </Part>
      )}
      <TextList id="hasil" title="Yang akan kamu kuasai" texts={item.outcomes} isGrid />
      <TextList id="manfaat" title="Yang kamu dapatkan" texts={item.benefits} isGrid />
      <Syllabus classId={item.id} />
      <TextList id="syarat" title="Syarat mengikuti kelas" texts={item.requirements} />
      <Schedule schedule={item.schedule} />
      <Mentors mentors={mentors.filter(({ name }) => name !== '')} />
      <Questions faqs={item.faqs} />
    </div>
  );
}

function TextList(props: { id: string; title: string; texts: string[]; isGrid?: boolean }) {
  const { id, title, texts, isGrid = false } = props;
  if (texts.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={isGrid ? styles.ticksGrid : styles.ticks}>
        {texts.map((text) => (
          <li key={text}>
            <Icon name="check" size={20} />
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Mentors({ mentors }: { mentors: ClassMentor[] }) {
  const has = usePageSet();
  if (mentors.length === 0) return null;
  return (
    <Part id="pengajar" title="Pengajar">
      <ul className={styles.mentors}>
        {mentors.map(({ id, name, position, photo }) => (
          <li key={name}>
            <Avatar name={name} src={photo} size={56} />
            <div>
              <p className={styles.name}>
                <TitleLink title={name} to={teacherPath({ id }, has)} />
              </p>
              <p className={styles.position}>{position}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Questions({ faqs }: { faqs: ClassOverview['faqs'] }) {
  if (faqs.length === 0) return null;
  return (
    <Part id="tanya-jawab" title="Pertanyaan yang sering diajukan">
      <Accordion>
        {faqs.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Accordion>
    </Part>
  );
}
