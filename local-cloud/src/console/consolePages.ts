/** The console's pages, in the order they are offered. The first is the one it opens with. */
export const CONSOLE_PAGES = [{ path: '/mailbox', title: 'Mailbox' }] as const satisfies readonly {
  readonly path: `/${string}`
  readonly title: string
}[]
