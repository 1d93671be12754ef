/** Everything that a text in the editor may hold. */
import { TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureNode, videoNode } from './figure-nodes';
import { keptAttributes } from './kept-attributes';
import { KEPT_MARKS } from './kept-marks';
import { KEPT_PARTS } from './kept-parts';
import { plainCells, plainTable } from './plain-table';
import { tableKeys } from './table-keys';
import { waitingPicture } from './waiting-picture';

export const EXTENSIONS = [
  pictureNode,
  videoNode,
  waitingPicture,
  ...KEPT_PARTS,
  ...KEPT_MARKS,
  StarterKit.configure({
    // What the toolbar does not offer stays in texts that have it.
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // It would change a text that nobody has touched.
    trailingNode: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  TableRow,
  plainTable,
  ...plainCells,
  tableKeys,
  keptAttributes,
];
