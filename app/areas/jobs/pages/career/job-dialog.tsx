import { useLocation } from 'react-router';
import { getJob } from '../../../../api/career';
import { DataBlock } from '../../../../data/data-block';
import { useWayOn } from '../../../../router/use-way-on';
import { Skeleton } from '../../../../ui/feedback';
import { Dialog } from '../../../../ui/late/dialog';
import { Stack } from '../../../../ui/layout';
import { ApplyLink, JobFacts, JobText } from '../../job-details';
import { jobHref } from './job-query';

/** The job with this id over its company's page; closed while `id` is empty. */
export function JobDialog({ id }: { id: string }) {
  const { search } = useLocation();
  const way = useWayOn();
  const close = () => {
    if (id === '') return;
    way.go(jobHref(search, ''), { preventScrollReset: true });
  };
  return (
    <Dialog open={id !== ''} onClose={close} title="Lowongan">
      <JobBody key={id} id={id} />
    </Dialog>
  );
}

function JobBody({ id }: { id: string }) {
  return (
    <DataBlock
      call={getJob(id)}
      label="Memuat lowongan"
      skeleton={<Skeleton height="24rem" />}
      isEmpty={(job) => job.title === ''}
      empty={<p>Lowongan ini sudah tidak ada.</p>}
    >
      {(job) => (
        <Stack gap={3}>
          <h3>{job.title}</h3>
          <JobFacts job={job} />
          <JobText job={job} />
          <div>
            <ApplyLink job={job} />
          </div>
        </Stack>
      )}
    </DataBlock>
  );
}
