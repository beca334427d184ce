/** The style sheet of the page: light and dark, wide and narrow, without anything from elsewhere. */
export const style = `
:root{color-scheme:light dark;--ground:#faf8f4;--card:#fff;--ink:#23211d;--soft:#6b665c;--line:#e4dfd4;--good:#2f8f5b;--calm:#3b7cc4;--bad:#cf4a3c;--quiet:#c9c2b4;--turned:#d69a1e;--lived0:#2f8f5b;--lived1:#3b7cc4;--none:#ece7dc;--accent:#7a4fb5}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--ground:#171614;--card:#211f1c;--ink:#ece8df;--soft:#a49d8f;--line:#36322c;--good:#4fbf83;--calm:#62a3ea;--bad:#ef7163;--quiet:#57524a;--turned:#e6b347;--lived0:#4fbf83;--lived1:#62a3ea;--none:#2e2b26;--accent:#b692ee}}
:root[data-theme=dark]{color-scheme:dark;--ground:#171614;--card:#211f1c;--ink:#ece8df;--soft:#a49d8f;--line:#36322c;--good:#4fbf83;--calm:#62a3ea;--bad:#ef7163;--quiet:#57524a;--turned:#e6b347;--lived0:#4fbf83;--lived1:#62a3ea;--none:#2e2b26;--accent:#b692ee}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
html{scroll-padding-top:7rem}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
html[data-lang=en] [lang=it],html[data-lang=it] [lang=en]{display:none}
main,header>div{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header{padding:2.5rem 0 1rem}
h1{font-size:2.1rem;line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}
h2{font-size:1.25rem;margin:0 0 .75rem}
h3{font-size:1.02rem;margin:0 0 .35rem}
h4{margin:1.25rem 0 .25rem;font-size:.85rem;color:var(--soft);text-transform:uppercase;letter-spacing:.05em}
p{margin:.35rem 0}
.lead{max-width:46rem;color:var(--soft);font-size:1.05rem}
small,.soft{color:var(--soft)}
code{font:.82em/1.4 ui-monospace,"SF Mono",Menlo,Consolas,monospace;color:var(--soft);overflow-wrap:anywhere}
a{color:var(--calm)}
button,input,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.4rem .7rem}
button{cursor:pointer}
button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:#fff}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.top{display:flex;gap:1rem;align-items:flex-start;justify-content:space-between;flex-wrap:wrap}
.switches{display:flex;gap:.4rem}
section{margin:1.75rem 0}
section:not(.tiles):not(.two),.two>div{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.25rem 1.4rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.8rem}
.tile,.ring{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1rem 1.1rem;display:flex;flex-direction:column}
.tile b{font-size:2.1rem;line-height:1.1;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
section.rings{margin-top:-.95rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.ring{flex-direction:row;align-items:center;gap:.8rem}
.ring svg{width:4rem;flex:none}
.ring figcaption{font-size:.84rem;line-height:1.35;color:var(--soft)}
.ring circle{fill:none;stroke-width:7}.ring .rest{stroke:var(--none)}.ring .part{stroke:var(--good);stroke-linecap:round}
.ring text{fill:var(--ink);font-size:13px;font-weight:600;text-anchor:middle}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.bars{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr max-content;gap:.3rem .8rem;align-items:center}
.bars>b{font-weight:500;font-variant-numeric:tabular-nums;text-align:right}
.bars>span:not(.bar){font-size:.92rem;max-width:15rem}
.bar{display:block;height:.85rem;min-width:4rem}
.fill{display:flex;height:100%;gap:1px}
.fill i{display:block;min-width:2px}.fill i:first-child{border-radius:.25rem 0 0 .25rem}.fill i:last-child{border-radius:0 .25rem .25rem 0}.fill i:only-child{border-radius:.25rem}
i.good{background:var(--good)}i.calm{background:var(--calm)}i.bad,i.ended{background:var(--bad)}i.quiet{background:var(--quiet)}i.new{background:var(--good)}i.turned{background:var(--turned)}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;font-size:.85rem;color:var(--soft);margin:0 0 .8rem}
.legend i,.scenarios i{display:inline-block;width:.75rem;height:.75rem;border-radius:.2rem;margin-right:.35rem;vertical-align:-.05rem}
.legend .wide{width:1.6rem;margin-right:1px}.legend .wide+.wide{width:.8rem;margin-right:.35rem}.key{margin:.9rem 0 .4rem}.legend i+i{margin-left:-.2rem}.legend .dot{font-size:.78rem}
.scroll{overflow-x:auto}
.history{display:block;width:100%;min-width:40rem;height:auto}
.history .new{fill:var(--good)}.history .turned{fill:var(--turned)}.history .ended{fill:var(--bad)}.history .hit{fill:transparent}
.history a:hover .hit,.history a:focus .hit{fill:var(--ink);opacity:.08}
.history line{stroke:var(--line)}.history .axis{stroke:var(--soft)}.history text{fill:var(--soft);font-size:13px}.history .many{font-size:11px;text-anchor:middle}
.steps{margin-top:.8rem;columns:2 22rem;column-gap:1.5rem}
.step{break-inside:avoid;border-top:1px solid var(--line);padding:.35rem 0}
.step summary{cursor:pointer}.step ul{margin:.4rem 0;padding:0;list-style:none;font-size:.9rem}
.step .counts{float:right;color:var(--soft)}
.sign{display:inline-block;width:1.2rem;border-radius:.2rem;color:#fff;text-align:center;font-style:normal;line-height:1.2rem}
.filter{position:sticky;top:0;z-index:2;background:var(--card);margin:-1.25rem -1.4rem .5rem;padding:.9rem 1.4rem;border-bottom:1px solid var(--line);border-radius:.9rem .9rem 0 0}
.filter>div{display:flex;gap:.5rem;flex-wrap:wrap;align-items:center}
.filter h2{margin-bottom:.5rem}
.filter input{flex:1 1 14rem}
.rule{border-bottom:1px solid var(--line)}
.rule[hidden]{display:none}
.rule>summary{display:grid;grid-template-columns:5.2rem minmax(0,1fr) max-content 13.5rem;gap:.9rem;align-items:center;padding:.5rem .2rem;cursor:pointer;list-style:none}
.rule>summary::-webkit-details-marker{display:none}
.rule>summary:hover{background:color-mix(in srgb,var(--accent) 7%,transparent)}
.rule[open]>summary{font-weight:600}
.number{font-variant-numeric:tabular-nums;color:var(--accent)}
.counts{display:flex;gap:.4rem;align-items:center;font-size:.85rem}
.dot{border-radius:1rem;min-width:2.1rem;text-align:center;padding:0 .45rem;color:#fff;font-variant-numeric:tabular-nums;font-weight:600}
.dot.good{background:var(--good)}.dot.calm{background:var(--calm)}
:root[data-theme=dark] .dot,:root[data-theme=dark] .sign,:root[data-theme=dark] button[aria-pressed=true]{color:#171614}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]) :is(.dot,.sign,button[aria-pressed=true]){color:#171614}}
.strip{width:13.5rem;height:.85rem}
.strip .none{fill:var(--none)}.strip .lived0{fill:var(--lived0)}.strip .lived1{fill:var(--lived1)}
.mutants{display:inline-flex;gap:.35rem;align-items:center;color:var(--soft)}.mutants .bar{width:4rem;height:.6rem}
article{margin:.4rem 0 1rem 1rem;padding:.2rem 0 .2rem 1.1rem;border-left:3px solid var(--lived0)}
article.past{border-left-color:var(--quiet)}
.tag{font-style:normal;font-weight:500;font-size:.78rem;border:1px solid var(--line);border-radius:1rem;padding:.05rem .55rem;color:var(--soft);white-space:nowrap}
.tag.warn{border-color:var(--bad);color:var(--bad)}.tag.old{border-color:var(--quiet)}
.tags{display:flex;flex-wrap:wrap;gap:.35rem .5rem;align-items:center}
.tags .strip{width:9rem}
.says{font-size:1.02rem;max-width:52rem}
.why{color:var(--soft);font-style:italic}
.reads summary{cursor:pointer;color:var(--calm);font-size:.92rem}
pre{margin:.4rem 0;padding:.7rem .9rem;background:var(--ground);border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.86rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
.scenarios{display:grid;grid-template-columns:1fr 1fr;gap:.2rem 1.5rem;font-size:.9rem;margin:.5rem 0}
.scenarios ul{margin:.2rem 0;padding-left:1.1rem}.scenarios .rest{color:var(--soft);list-style:none}
.link{margin:.4rem 0 .6rem 1rem}
footer{max-width:72rem;margin:2rem auto;padding:0 1.25rem;color:var(--soft);font-size:.85rem}
@media(max-width:46rem){h1{font-size:1.6rem}header{padding:1.4rem 0 .5rem}main,header>div{padding:0 .8rem}.two,.scenarios{grid-template-columns:1fr}section:not(.tiles):not(.two),.two>div{padding:1rem}.filter{position:static;margin:-1rem -1rem .5rem;padding:.8rem 1rem}html{scroll-padding-top:1rem}.tiles{grid-template-columns:1fr 1fr}section.rings{grid-template-columns:1fr}.rule>summary{grid-template-columns:4.6rem minmax(0,1fr) max-content;gap:.2rem .6rem}.rule>summary .strip{grid-column:2/-1;width:100%}.bars{grid-template-columns:minmax(5rem,9rem) 1fr max-content;gap:.3rem .5rem}article{margin-left:0;padding-left:.8rem}}
@media print{.filter,.switches{display:none}body{background:#fff}}
`;
