import type { ReactNode } from 'react';
import type { ClassItem } from '../../api/class';
import { AppLink } from '../../ui/app-link';
import { Card, CardBody } from '../../ui/card';
import { Picture } from '../../ui/picture';
import { classArt } from '../classes/class-facts';
import { ClassStatusBadge } from '../classes/class-status-badge';
import { allCourses, coursePath } from '../courses/shelf';
import styles from './course-in-progress.module.css';

interface CourseFrameProps {
  classroom: ClassItem;
  /** Whether it is the one to go on with first. */
  isFront?: boolean;
  children: ReactNode;
}

/** The card of a class that goes on: its picture, its state and its name, above how far the visitor is. */
export function CourseFrame({ classroom, isFront = false, children }: CourseFrameProps) {
  const { slug, name, cover, program } = classroom;
  return (
    <Card as="article" flush className={(isFront ? styles.front : styles.card) ?? ''}>
      <Picture src={cover} alt="" width={640} height={360} art={classArt(classroom)} />
      <CardBody>
        <div className={styles.body}>
          <p className={styles.facts}>
            <ClassStatusBadge flags={classroom} /> {program.name}
          </p>
          <h3 className={styles.name}>
            <AppLink to={coursePath(allCourses, slug)}>{name}</AppLink>
          </h3>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
