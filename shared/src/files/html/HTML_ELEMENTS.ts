/**
 * Elements that occur in texts of editors: those of HTML (https://html.spec.whatwg.org/#elements-3) without those of a
 * page's frame, and older ones of presentation.
 */
export const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  [
    'a abbr acronym article aside audio b bdi bdo big blockquote body br button canvas center cite code col colgroup',
    'dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head',
    'header hr html i img input ins kbd label legend li main mark meta nav object ol p picture pre q rp rt ruby s samp',
    'section select small source span strike strong sub summary sup svg math table tbody td template tfoot th thead',
    'time tr tt u ul var video wbr',
  ]
    .join(' ')
    .split(' '),
)
