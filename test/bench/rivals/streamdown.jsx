/**
 * The answer as the field's own component for streamed Markdown draws it, with its end in sight as in any
 * chat, and nothing beside it: no history, no edge on the way.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Streamdown } from 'streamdown';

function Answer() {
  const [text, setText] = useState('');
  useEffect(() => {
    window.ask = async (query) => {
      const response = await fetch('/v2/chat', { method: 'POST', body: JSON.stringify({ query }) });
      const decoder = new TextDecoder();
      let rest = '';
      for await (const bytes of response.body) {
        const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
        rest = lines.pop();
        const pieces = lines.filter(Boolean).map((line) => JSON.parse(line).text);
        setText((before) => before + pieces.join(''));
      }
    };
  }, []);
  useLayoutEffect(() => {
    if (text !== '') window.scrollTo(0, document.body.scrollHeight);
  }, [text]);
  return (
    <article>
      <Streamdown>{text}</Streamdown>
    </article>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Answer />);
