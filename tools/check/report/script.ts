/** The little that moves: language, light, and the filter. Without it the page is read in the language it was made in. */
export const script = `
(() => {
  const root = document.documentElement;
  const keep = (name, value) => { try { localStorage.setItem('tavolata-' + name, value); } catch {} };
  const kept = (name) => { try { return localStorage.getItem('tavolata-' + name); } catch { return null; } };
  const lang = (value) => {
    root.dataset.lang = root.lang = value;
    for (const button of document.querySelectorAll('[data-to]')) button.setAttribute('aria-pressed', String(button.dataset.to === value));
    for (const one of document.querySelectorAll('[data-en]')) {
      if (one.tagName === 'INPUT') { one.placeholder = one.dataset[value]; one.setAttribute('aria-label', one.dataset[value]); }
      else one.textContent = one.dataset[value];
    }
    document.title = document.querySelector('h1 [lang=' + value + ']').textContent;
  };
  for (const button of document.querySelectorAll('[data-to]')) button.addEventListener('click', () => { lang(button.dataset.to); keep('lang', button.dataset.to); });
  const asked = new URLSearchParams(location.search).get('lang') || kept('lang');
  lang(asked === 'it' || asked === 'en' ? asked : root.dataset.lang);
  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  document.getElementById('theme').addEventListener('click', () => {
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    keep('theme', root.dataset.theme);
  });
  const rules = [...document.querySelectorAll('.rule')].map((rule) => ({ rule, flags: rule.dataset.flags.split(' '), text: '' }));
  const box = document.getElementById('words');
  const flag = document.getElementById('flag');
  const filter = () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const one of rules) {
      if (words.length > 0 && one.text === '') one.text = one.rule.textContent.toLowerCase();
      const fits = (flag.value === '' || one.flags.includes(flag.value)) && words.every((word) => one.text.includes(word));
      one.rule.hidden = !fits;
      if (fits) shown++;
    }
    document.getElementById('shown').textContent = shown;
  };
  let waiting = 0;
  box.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(filter, 120); });
  flag.addEventListener('change', filter);
  for (const [id, open] of [['open', true], ['close', false]])
    document.getElementById(id).addEventListener('click', () => { for (const { rule } of rules) if (!rule.hidden) rule.open = open; });
  const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
  const vocabulary = [...document.querySelectorAll('.word')].map((one) => ({ one, text: '' }));
  const wordBox = document.getElementById('word');
  wordBox.addEventListener('input', () => {
    const parts = plain(wordBox.value).split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const word of vocabulary) {
      if (word.text === '') word.text = plain(word.one.textContent + ' ' + word.one.dataset.also);
      word.one.hidden = !parts.every((part) => word.text.includes(part));
      if (!word.one.hidden) shown++;
    }
    document.getElementById('shown-words').textContent = shown;
  });
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let one = target; one; one = one.parentElement) if (one.tagName === 'DETAILS') { one.open = true; one.hidden = false; }
    if (target) target.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  filter();
  if (location.hash) reveal();
})();
`;
