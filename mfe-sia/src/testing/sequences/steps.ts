import * as fc from 'fast-check'

type PageStepKind =
  | 'send'
  | 'stop'
  | 'retry'
  | 'retryTwice'
  | 'edit'
  | 'choose'
  | 'reload'
  | 'offline'
  | 'online'
  | 'expire'
  | 'signIn'
  | 'loseConfirmation'

/** What happens to the pages of one member, their network, their sign-in and the server. */
export type Step =
  | { readonly kind: PageStepKind; readonly page: 0 | 1 }
  | { readonly kind: 'kill' | 'refuse' | 'accept' }
  | { readonly kind: 'pass'; readonly milliseconds: number }

const page = fc.constantFrom<0 | 1>(0, 0, 1)
const onPage = (weight: number, kind: PageStepKind) => ({
  weight,
  arbitrary: page.map((number): Step => ({ kind, page: number })),
})
const onServer = (weight: number, kind: 'kill' | 'refuse' | 'accept') => ({
  weight,
  arbitrary: fc.constant<Step>({ kind }),
})

/** Any order, with time between most steps. */
export const sequences: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    onPage(16, 'send'),
    onPage(5, 'stop'),
    onPage(6, 'retry'),
    onPage(3, 'retryTwice'),
    onPage(4, 'edit'),
    onPage(3, 'choose'),
    onPage(4, 'reload'),
    onPage(3, 'offline'),
    onPage(9, 'online'),
    onPage(2, 'expire'),
    onPage(6, 'signIn'),
    onPage(2, 'loseConfirmation'),
    onServer(2, 'kill'),
    onServer(1, 'refuse'),
    onServer(3, 'accept'),
    {
      weight: 30,
      arbitrary: fc
        .oneof(
          fc.integer({ min: 1, max: 2_000 }),
          fc.integer({ min: 1_000, max: 8_000 }),
          fc.integer({ min: 8_000, max: 40_000 }),
        )
        .map((milliseconds): Step => ({ kind: 'pass', milliseconds })),
    },
  ),
  { minLength: 10, maxLength: 60, size: 'max' },
)
