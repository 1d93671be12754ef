import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeApp } from '../core/app.fixture';
import { AppContext } from '../core/app-context';
import { FaqSection } from './faq-section';

const questions = [
  { question: 'Berapa biayanya & apa isinya?', answer: 'Tidak ada: "gratis" </script><b>.' },
  { question: 'Untuk siapa?', answer: 'Siapa saja.' },
];

function rendered(savesData: boolean): string {
  return renderToString(
    <AppContext value={fakeApp({ boot: { savesData } }).app}>
      <FaqSection title="Tanya" questions={questions} />
    </AppContext>,
  );
}

describe('questions', () => {
  it('are told of in the words of schema.org, whatever they hold', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(rendered(false)) ?? [];
    const { '@type': type, mainEntity } = JSON.parse(json);
    expect(type).toBe('FAQPage');
    expect(mainEntity).toEqual(
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('are for visitors alone in the lean document', () => {
    expect(rendered(true)).not.toContain('<script');
    expect(rendered(true)).toContain('<summary');
  });
});
