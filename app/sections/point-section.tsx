import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../ui/icon';
import { Grid, Section, SectionHeading } from '../ui/layout';
import styles from './point-section.module.css';

export type Point = { icon: IconName; title: string; text: string };

type PointSectionProps = {
  title: string;
  lead?: string;
  points: readonly Point[];
  ground?: 'plain' | 'soft';
  action?: ReactNode;
};

/** Several reasons or parts of one thing, side by side, each with its icon. */
export function PointSection(props: PointSectionProps) {
  const { title, lead, points, ground = 'plain', action } = props;
  const id = useId();
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHeading id={id} title={title} action={action} {...(lead && { lead })} />
      <Grid min={columnOf(points.length)} className={styles.points ?? ''}>
        {points.map((point) => (
          <PointBlock key={point.title} point={point} />
        ))}
      </Grid>
    </Section>
  );
}

/** The least width of a column that leaves no row half empty on wide screens. */
function columnOf(count: number): string {
  if (count % 3 === 0) return '20rem';
  return count % 4 === 0 ? '15rem' : '26rem';
}

function PointBlock({ point: { icon, title, text } }: { point: Point }) {
  return (
    <div>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
