import { pagePath } from '../../../router/page-table';
import { AppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ActionRow } from '../../../ui/container';
import { DraftList } from '../../studio/draft-list';
import { studioKinds } from '../../studio/studio-kinds';
import { Panel } from '../portal-page';

/** As many kinds as writers write most. */
const SHOWN = 4;

/** What a writer has not finished, and where to begin something new. */
export function WriterDesk() {
  return (
    <>
      <Panel
        id="draf"
        title="Drafmu"
        action={<AppLink to={pagePath('studio')}>Semua tulisan</AppLink>}
      >
        <Card>
          <DraftList />
        </Card>
      </Panel>
      <Panel id="tulis" title="Tulis yang baru">
        <ActionRow>
          {studioKinds.slice(0, SHOWN).map(({ slug, label }) => (
            <ButtonLink
              key={slug}
              variant="secondary"
              to={pagePath('studio-write', { kind: slug })}
            >
              {label}
            </ButtonLink>
          ))}
        </ActionRow>
      </Panel>
    </>
  );
}
