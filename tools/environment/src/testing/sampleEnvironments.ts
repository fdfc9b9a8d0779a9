import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import type { Environment } from '../schema/environmentSchema.ts'

/** A production with every service, at Firebase Hosting. */
export const PRODUCTION: Environment = {
  ...LOCAL_ENVIRONMENT,
  firebase: { project: 'outcome-studio', apiKey: 'key', appId: 'app' },
  emulators: null,
  sites: Object.fromEntries(
    Object.keys(LOCAL_ENVIRONMENT.sites).map((name) => [
      name,
      { site: `studio-${name}`.slice(0, 30), origin: `https://${name}.studio.test` },
    ]),
  ),
  identity: { ...LOCAL_ENVIRONMENT.identity, origin: 'https://people.test' },
  payments: { ...LOCAL_ENVIRONMENT.payments, apiOrigin: 'https://api.stripe.com' },
  zoom: {
    accountId: 'account',
    clientId: 'client',
    hosts: ['one', 'two'],
    apiOrigin: 'https://api.zoom.us',
    oauthOrigin: 'https://zoom.us',
  },
  video: { origin: 'https://player.vimeo.com' },
  model: {
    url: 'https://model.test/v1',
    name: 'a-model',
    kind: 'anthropic',
    seconds: 30,
    perDay: { answersOfMember: 50, answers: 5_000, promptsOfMember: 100, prompts: 2_000 },
  },
  moderation: { url: 'https://model.test/v1/moderations' },
  affiliate: { url: 'https://affiliate.test/profiles' },
  registry: { url: 'https://releases.studio.test/remotes.json', publicKey: 'A'.repeat(122) },
  overrideOrigins: ['https://builds.studio.test'],
  sessionReplay: { collector: 'https://replay.test/collect' },
  appCheck: { siteKey: '6Lc_Site-Key', functions: 'enforced' },
}
