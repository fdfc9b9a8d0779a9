/** The console's pages in display order. The first one is the start page. */
export const CONSOLE_PAGES = [
  { path: '/mailbox', title: 'Mailbox' },
  { path: '/payments', title: 'Payments' },
  { path: '/zoom', title: 'Live events' },
] as const satisfies readonly {
  readonly path: `/${string}`
  readonly title: string
}[]
