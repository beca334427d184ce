/** The style sheet of pages of official rules: light and dark, what moved in a style of its own, two languages side by side. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#fff;--ink:#222;--soft:#666;--line:#ddd;--new:#d8f5dd;--old:#fbdcd8;--moved:#dbe7fb}
@media(prefers-color-scheme:dark){:root{--ground:#191919;--ink:#e8e8e8;--soft:#a0a0a0;--line:#3a3a3a;--new:#1d4427;--old:#56241e;--moved:#21365c}}
body{margin:0 auto;max-width:60rem;padding:0 1rem 4rem;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
html[data-lang=en] :is(header,nav,small,footer) [lang=it],html[data-lang=it] :is(header,nav,small,footer) [lang=en]{display:none}
.bar{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.5rem 0;background:var(--ground);border-bottom:1px solid var(--line)}
article{padding:.4rem .8rem;margin:.6rem 0;border-left:4px solid var(--line);scroll-margin-top:6rem}
article[hidden]{display:none}
article.new{border-color:#2f8f5b}article.gone{border-color:#cf4a3c}article.renumbered,article.renumbered-and-reworded{border-color:#3b7cc4}
article.here{outline:2px solid #7a4fb5}
h2{font-size:1rem;margin:0}h2 a{color:inherit}small{color:var(--soft);font-weight:normal}
p{margin:.3rem 0;white-space:pre-line}.example{margin-left:1.5rem;color:var(--soft)}
ins{background:var(--new);text-decoration:none}del{background:var(--old)}
.moved{background:var(--moved);border-bottom:2px dotted #3b7cc4}
table{width:100%;border-collapse:collapse;table-layout:fixed}td{vertical-align:top;padding:.15rem .6rem .15rem 0;overflow-wrap:break-word}td.alone{background:var(--old)}.ours td{color:var(--soft)}.ours td:first-child,.ours th{font-weight:normal}.doubt{background:var(--moved)}
.stray{color:#b06a00}.block{background:var(--moved);padding:.2rem .6rem}
footer{margin-top:3rem;color:var(--soft);font-size:.85rem}
`;

/** Filters by kind and words, and steps from one shown change to the next (also with the keys n and p). */
export const pageScript = `
const all=[...document.querySelectorAll('article')],boxes=[...document.querySelectorAll('input[type=checkbox]')],words=document.getElementById('words');
const show=()=>{const changeKinds=new Set(boxes.filter(b=>b.checked).map(b=>b.value)),text=words.value.trim().toLowerCase();
for(const a of all)a.hidden=!a.dataset.kind.split(' ').some(k=>changeKinds.has(k))||(text!==''&&!a.textContent.toLowerCase().includes(text))};
let here=-1;
const go=(step)=>{const shown=all.filter(a=>!a.hidden);if(shown.length===0)return;
const at=shown.indexOf(all[here]);const next=shown[Math.min(Math.max(at+step,0),shown.length-1)];
for(const a of all)a.classList.toggle('here',a===next);here=all.indexOf(next);next.scrollIntoView({block:'center'});history.replaceState(null,'','#'+next.id)};
for(const b of boxes)b.addEventListener('change',show);words.addEventListener('input',show);
document.getElementById('next').addEventListener('click',()=>go(1));document.getElementById('previous').addEventListener('click',()=>go(-1));
addEventListener('keydown',(e)=>{if(e.target.tagName==='INPUT'||e.ctrlKey||e.metaKey)return;if(e.key==='n')go(1);if(e.key==='p')go(-1)});
for(const b of document.querySelectorAll('[data-to]'))b.addEventListener('click',()=>{document.documentElement.dataset.lang=b.dataset.to;words.placeholder=words.dataset[b.dataset.to]});
const open=()=>{const a=all.find(a=>a.id===location.hash.slice(1));if(!a)return;here=all.indexOf(a);if(!a.hidden)return;
boxes.find(b=>a.dataset.kind.split(' ').includes(b.value)).checked=true;words.value='';show();a.scrollIntoView()};
addEventListener('hashchange',open);show();open();
`;
