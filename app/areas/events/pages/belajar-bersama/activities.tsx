import { seedsBefore } from '../../../../art/look';
import { useBoot } from '../../../../core/app-context';
import { Card, CardBody } from '../../../../ui/card';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { Picture } from '../../../../ui/picture';
import styles from './activities.module.css';
import { activities } from './content';

/** What there is to do. */
export function Activities() {
  const { savesData } = useBoot();
  return (
    <Section labelledBy="kegiatan" ground="soft">
      <SectionHeading id="kegiatan" title="Enam ruang, pilih sesukamu" />
      <Grid min="20rem">
        {activities.map(({ image, name, description }, index) => (
          <Card key={name} as="article" flush>
            {!savesData && (
              <Picture
                src={image}
                alt=""
                width={640}
                height={240}
                art={{
                  kind: 'works',
                  seed: name,
                  subject: description,
                  after: seedsBefore(activities, index, 'name'),
                }}
              />
            )}
            <CardBody>
              <h3>{name}</h3>
              <p className={styles.text}>{description}</p>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
