import { MAIN_SCRIPT } from './standaloneConfig.ts'

/** The HTML page of a feature without the shell. */
export function standalonePage(id: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>${id} alone</title>
    <script defer src="${MAIN_SCRIPT}"></script>
  </head>
  <body></body>
</html>
`
}
