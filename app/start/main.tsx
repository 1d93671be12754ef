/** Where the browser begins: puts the app into the document that has come. */
import '../ui/base.css';
import { layOutBelow } from '../router/below';
import { show } from './show';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');
void show(root).then(layOutBelow);
