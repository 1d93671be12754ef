import { Form, useLocation } from 'react-router';
import type { Program } from '../../../../api/program';
import type { SilabusModule } from '../../../../api/silabus';
import { usePageParams } from '../../../../router/page-query';
import { useWayOn } from '../../../../router/use-way-on';
import { TalkActions } from '../../../../sections/talk-actions';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Checkbox } from '../../../../ui/choice';
import { EmptyState } from '../../../../ui/feedback';
import { formatHours } from '../../../../ui/format';
import { ShareButton } from '../../../../ui/share-button';
import { WithoutScript } from '../../../../ui/without-script';
import { CHOICE, chosenOf, draftHref, effortOf, readChoice, SESSION_HOURS, toggled } from './draft';
import styles from './draft-form.module.css';

type DraftFormProps = { program: Program; modules: readonly SilabusModule[] };

/** The modules of a programme to pick from, and what the pick comes to. The pick stands in the address. */
export function DraftForm({ program, modules }: DraftFormProps) {
  const { pathname } = useLocation();
  const params = usePageParams();
  const way = useWayOn();
  if (modules.length === 0) return <EmptyState title="Silabus program ini sedang disusun" />;
  const choice = readChoice(params);
  const chosen = chosenOf(modules, choice);
  const toggle = (id: string) => {
    const href = draftHref(program.id, toggled(modules, choice, id));
    way.go(href, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.layout}>
      <Form method="get" action={pathname}>
        <input type="hidden" name="program" value={program.id} />
        <input type="hidden" name={CHOICE} value="" />
        <fieldset>
          <legend className={styles.legend}>Modul yang dibutuhkan tim</legend>
          {modules.map((module) => (
            <div key={module.id} className={styles.module}>
              <Checkbox
                name={CHOICE}
                value={module.id}
                checked={chosen.includes(module)}
                onChange={() => toggle(module.id)}
              >
                <strong>{module.title}</strong>
                {module.durationHours > 0 && (
                  <span className={styles.hours}>{formatHours(module.durationHours)}</span>
                )}
              </Checkbox>
              <p className={styles.summary}>{module.summary}</p>
              <p className={styles.topics}>{module.topics.join(' · ')}</p>
            </div>
          ))}
        </fieldset>
        <WithoutScript>
          <Button type="submit">Hitung pilihan ini</Button>
        </WithoutScript>
      </Form>
      <aside className={styles.side} aria-label="Rancangan Anda">
        <Draft program={program} chosen={chosen} total={modules.length} />
      </aside>
    </div>
  );
}

type DraftProps = { program: Program; chosen: readonly SilabusModule[]; total: number };

function Draft({ program, chosen, total }: DraftProps) {
  const { hours, sessions } = effortOf(chosen);
  return (
    <Card>
      <h2 className={styles.title}>Rancangan Anda</h2>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>Modul</dt>
          <dd>
            {chosen.length} dari {total}
          </dd>
        </div>
        <div>
          <dt>Lama belajar</dt>
          <dd>{formatHours(hours)}</dd>
        </div>
        <div>
          <dt>Kira-kira</dt>
          <dd>
            {sessions} sesi @ {SESSION_HOURS} jam
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <TalkActions label="Bicarakan rancangan" />
        <ShareButton
          title={`Rancangan pelatihan ${program.name}`}
          label="Bagikan rancangan"
          block
        />
      </div>
    </Card>
  );
}
