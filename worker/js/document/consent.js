{
  const notice = document.getElementById('consent');
  const { key } = notice.dataset;
  const { connection, doNotTrack, globalPrivacyControl } = navigator;
  let isAnswered = doNotTrack === '1' || globalPrivacyControl || connection?.saveData;
  const hasRecord = () => {
    try {
      return JSON.parse(localStorage.getItem(key))?.until > Date.now();
    } catch {
      return false;
    }
  };
  const show = () => {
    notice.hidden = isAnswered || hasRecord();
    document.documentElement.style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  };
  notice.addEventListener('click', ({ target: { value } }) => {
    if (!value) return;
    isAnswered = true;
    try {
      const until = Date.now() + 182 * 864e5;
      localStorage.setItem(key, JSON.stringify({ choice: value, until }));
    } catch {
      // Without a storage the answer holds as long as the page is open.
    }
    dispatchEvent(new CustomEvent('consent', { detail: value }));
  });
  addEventListener('consent', show);
  new ResizeObserver(show).observe(notice);
  show();
}
