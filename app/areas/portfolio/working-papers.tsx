import { type ReactNode, useId } from 'react';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { Board } from './board';
import type { PortfolioItem } from './item';
import { PictureWall } from './picture-wall';
import { SkillChart } from './skill-chart';
import styles from './working-papers.module.css';

/** What a programme leaves on paper: pictures where there are files, else its skills and its board. */
export function WorkingPapers({ item }: { item: PortfolioItem }) {
  const id = useId();
  const { images, skills, board } = item;
  const title = 'Catatan kerja';
  const [first, second] = images;
  if (first === undefined || second === undefined || images.some(({ link }) => link !== '')) {
    return <PictureWall title={title} pictures={images} wide />;
  }
  return (
    <Section labelledBy={id} ground="soft">
      <SectionHeading id={id} title={title} />
      <Grid className={styles.papers ?? ''}>
        <Paper title={first.name}>
          <SkillChart skills={skills} />
        </Paper>
        <Paper title={second.name}>
          <Board columns={board} />
        </Paper>
      </Grid>
    </Section>
  );
}

function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.paper}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
