/** Apart from the fields of records: what is loaded first sends something, and reads nothing. */
import { type Decoder, shaped } from '../core/decode';

/** For writes whose answer nobody reads. */
export const nothing: Decoder<undefined> = shaped(() => undefined, 'nothing');
