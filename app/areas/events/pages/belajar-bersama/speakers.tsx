import { AppLink } from '../../../../ui/app-link';
import { Avatar } from '../../../../ui/avatar';
import { Badge } from '../../../../ui/badge';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { type Speaker, speakers } from './content';
import styles from './speakers.module.css';

/** Who speaks; those who have not confirmed yet are told apart. */
export function Speakers() {
  return (
    <Section labelledBy="pembicara">
      <SectionHeading
        id="pembicara"
        title="Yang akan bercerita"
        lead="Orang yang mengerjakan, bukan yang sekadar menceritakan."
      />
      <Grid min="19rem">
        {speakers.map((speaker) => (
          <SpeakerCard key={speaker.name} speaker={speaker} />
        ))}
      </Grid>
    </Section>
  );
}

function SpeakerCard({ speaker }: { speaker: Speaker }) {
  const { image, name, short_bio, isConfirmed, linkedIn } = speaker;
  return (
    <article className={styles.speaker}>
      <Avatar name={name} src={image} size={88} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.bio}>{short_bio}</p>
        <Badge tone={isConfirmed ? 'green' : 'grey'}>
          {isConfirmed ? 'Sudah pasti hadir' : 'Menunggu konfirmasi'}
        </Badge>
        {linkedIn && (
          <p>
            <AppLink to={linkedIn}>LinkedIn {name}</AppLink>
          </p>
        )}
      </div>
    </article>
  );
}
