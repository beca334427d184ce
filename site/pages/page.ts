import { type Html, html, ui } from './html.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Folders of pages, which are siblings. */
export type Folder = 'rules' | 'reference';

/** A whole page in a folder, as text. English comes first, for readers without scripts. */
export const wholePage = (folder: Folder, title: string, body: Html, scripts: readonly string[] = []): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title} · tavolata</title>
<link rel="stylesheet" href="../site.css">
<script src="../rules.js"></script>
${scripts.map((one) => html`<script src="${one}" defer></script>`)}
</head>
<body>
<a class="skip" href="#main">${ui('skipText')}</a>
<header class="top">
<a class="brand" href="../index.html">tavolata</a>
<nav class="nav" aria-label="tavolata"><a href="../index.html">${ui('table')}</a><a href="${folder === 'rules' ? 'index.html' : '../rules/index.html'}" aria-current="${folder === 'rules' ? 'page' : 'true'}">${ui('rules')}</a><a href="../desk/index.html">${ui('desk')}</a></nav>
<div class="top__end"><a class="btn" href="${folder === 'rules' ? '' : '../rules/'}index.html#q=">${ui('searchShort')}</a><div class="seg" role="group" aria-label="Language · Lingua"><button type="button" lang="it">it</button><button type="button" lang="en">en</button></div></div>
</header>
${body}
<footer class="legal">${ui('unofficial')}</footer>
</body>
</html>
`.text;

/** The address of a rules page, or of an entry on it, as seen from a folder. */
export const rulesAddress = (page: string, entry = '', folder: Folder = 'rules'): string =>
  `${folder === 'rules' ? '' : '../rules/'}${page}.html${entry === '' ? '' : `#${entry}`}`;

/** A link to the page of a number, as seen from a folder. */
export const numberLink = (number: string, entry = '', folder: Folder = 'rules'): Html =>
  html`<a class="num" href="${rulesAddress(number, entry, folder)}">${number}</a>`;

/** The page of entries that are in force without a number. */
export const UNNUMBERED = 'unnumbered';
