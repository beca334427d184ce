import type { LocalizedTemplate } from '../message.js';

/** Captions that any diagnostic may use for its further places. */
export const commonLabels: { readonly [label: string]: LocalizedTemplate } = {
  first: { en: 'first here', it: 'la prima volta qui' },
  also: { en: 'also here', it: 'anche qui' },
  here: { en: 'here', it: 'qui' },
  declared: { en: 'declared here', it: 'dichiarato qui' },
  with: { en: 'because of this', it: 'per via di questo' },
  neither: { en: 'nor this', it: 'e nemmeno questo' },
};
