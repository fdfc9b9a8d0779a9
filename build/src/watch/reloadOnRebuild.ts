/// <reference lib="dom" />

/** Part of a watched shell only: reloads the page once any part of it was built again. */

const INTERVAL = 700

void watch()

async function watch(): Promise<void> {
  const seen = new Set<string>()
  while (seen.size < 2) {
    const state = await currentState().catch(() => null)
    if (state !== null) seen.add(state)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  }
  window.location.reload()
}

/** The page names the shell's files and remotes.json those of the features, all by content. */
async function currentState(): Promise<string> {
  const [page, remotes] = await Promise.all(['/', '/remotes.json'].map(readText))
  return `${page?.replaceAll(/(nonce|content)="[^"]*"/g, '')}${remotes}`
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}
