/** Apart from the fields of records: what is loaded first sends something, and reads nothing. */
import { reader, type Schema } from '../core/schema';

/** For writes whose answer nobody reads. */
export const nothing: Schema<undefined> = reader(() => undefined, 'nothing');
