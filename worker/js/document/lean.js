{
  const { dataset } = document.documentElement;
  if (document.cookie.includes('signed_in=1')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there in every browser.
    document.cookie = 'scripted=1;path=/;max-age=86400;samesite=lax';
  }
  const { entry, early } = document.currentScript.dataset;
  const offers = [];
  // What is pressed before there is what notes it.
  const pressed = [];
  let isComing = false;

  // What is still to be asked for is offered, in place of something that waits for ever.
  const whole = new Promise((done) => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('#root [aria-busy=true]')) {
        const offer = document.createElement('button');
        const text = part.closest('section, aside') ? 'Tampilkan bagian ini' : 'Muat halaman ini';
        Object.assign(offer, { type: 'button', className: 'wanted', textContent: text });
        part.before(offer);
        offers.push(offer);
      }
      done();
    });
  });
  // Forms that say where they go need no script, nor do lists that are searched and dialogs that close;
  // what can be chosen only once something else is (cities of a province) does.
  const isForScript = ({ form, type }) =>
    !form ||
    type === 'button' ||
    (form.method === 'post' && !form.hasAttribute('action')) ||
    (type === 'select-one' && form.querySelector('select:disabled'));
  const answered = async (base, call) => {
    const response = await fetch(`${base}/${call}`);
    if (!response.ok) return [];
    const answer = await response.text();
    JSON.parse(answer);
    return [`${JSON.stringify(call)}:${answer}`];
  };
  const bring = async () => {
    isComing = true;
    dataset.waking = '';
    try {
      const code = document.createElement('link');
      document.head.append(Object.assign(code, { rel: 'modulepreload', href: entry }));
      await import(early);
      for (const button of pressed.splice(0)) window.early.notePress(button);
      await whole;
      const block = document.getElementById('boot');
      const boot = block.textContent.trim();
      const { later, tenant } = JSON.parse(boot);
      const answers = await Promise.all(later.map((call) => answered(tenant.api, call)));
      // They are put in as they came: numbers that are parsed and written anew lose digits. Of two fields
      // of a name the last one counts.
      if (later.length > 0) {
        block.textContent = `${boot.slice(0, -1)},"later":[],"prefetched":{${answers.flat()}}}`;
      }
      // The app takes over the page as the edge has rendered it.
      for (const offer of offers) offer.remove();
      await import(entry);
      delete dataset.lean;
    } catch {
      // The page stays as it is, and the next press tries again.
      isComing = false;
    }
    delete dataset.waking;
  };
  const hear = ({ type, target }) => {
    const control = target.closest?.('button,input,select,textarea');
    if (type === 'click' && control?.type === 'button' && !window.early) pressed.push(control);
    if (isComing || !control || !isForScript(control)) return;
    if (type !== 'focusin' || control.localName !== 'button') void bring();
  };
  for (const sign of ['click', 'focusin', 'input']) addEventListener(sign, hear, true);
}
