import { htmlToText } from './htmlToText.ts'

test.each([
  [
    '<p>Don&rsquo;t miss it &ndash; see <a href="https://example.test/slides">the slides</a></p><ul><li>Jobs</li><li>Q&amp;A</li></ul> Use <name> as title.',
    'Don’t miss it – see the slides (https://example.test/slides)\n\n- Jobs\n- Q&A\n\nUse <name> as title.',
  ],
  [
    'Use <name> as title, not <first name> or <ann@acme.test>.',
    'Use <name> as title, not <first name> or <ann@acme.test>.',
  ],
  ['Put the <title> first, then <b>bold</b>', 'Put the <title> first, then <b>bold</b>'],
  ['<b>Bold</b> and <i>italic</i>', 'Bold and italic'],
  ['One<br>Two<br/><br />Three', 'One\nTwo\n\nThree'],
  ['<div>One</div>\n<div>Two</div>', 'One\nTwo'],
  ['Line one \nLine two\n\n\n\nLine three', 'Line one \nLine two\n\n\n\nLine three'],
  ['<b>One</b> \n\n\n\nTwo', 'One\n\nTwo'],
  [
    '<ol><li>First<ul><li>Inner</li></ul></li><li>Second</li></ol>After',
    '1. First\n  - Inner\n2. Second\n\nAfter',
  ],
  ['<h2>Agenda</h2><p>Text</p>', 'Agenda\n\nText'],
  [
    '<table><tr><td>9:00</td><td>Start</td></tr><tr><td>10:00</td><td>End</td></tr></table>',
    '9:00 Start\n10:00 End',
  ],
  ['<p>Safe</p><script>steal()</script><style>p{}</style>', 'Safe'],
  ['<a href="javascript:alert(1)">Click</a> <img src=x onerror=alert(1) alt="A chart">', 'Click A chart'],
  [
    '<a href="https://x.test/">x.test</a> <a href="https://x.test/a?b=1&amp;c=2">here</a>',
    'x.test here (https://x.test/a?b=1&c=2)',
  ],
  ['<a href="mailto:ann@acme.test">Ann</a>', 'Ann (ann@acme.test)'],
  ['<a href="https://x.test/empty"></a>', 'https://x.test/empty'],
  ['&#8217; &#x2019; &nbsp;x &copy; &euro; &unknown; AT&T &copy=1', '’ ’ \u00a0x © € &unknown; AT&T &copy=1'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['3 < 4 and 5 > 4, a <b', '3 < 4 and 5 > 4, a'],
  ['<!-- hidden -->Shown<o:p></o:p>', 'Shown'],
  ['', ''],
])('%j is %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
