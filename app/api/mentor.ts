/** Mentors (spec section 7, api host; the edge adds the tenant's lms id). */
import { type Decoded, type Decoder, map, object } from '../core/decode';
import { type Call, get } from './call';
import { amount, link, listed, needed, text, texts } from './fields';

export type Mentor = Decoded<typeof mentor>;

/** The platform writes 0 for none. */
const programId: Decoder<string> = map(text, (id) => (id === '0' ? '' : id));

const mentor = object((field) => ({
  id: field('id', needed),
  slug: field('slug', text),
  name: field('name', needed),
  position: field('position', text),
  company: field('company', text),
  photo: field('photo', text),
  bio: field('bio', text),
  city: field('city', text),
  linkedIn: field('linkedIn', link),
  /** The programme that they teach in; empty where the platform does not say. */
  programId: field('programId', programId),
  expertise: field('expertise', texts),
  totalClasses: field('totalClasses', amount),
  totalStudents: field('totalStudents', amount),
}));

/** The tenant's active mentors. */
export function listMentors(): Call<Mentor[]> {
  return get('api/active/mentors', {}, listed(mentor));
}
