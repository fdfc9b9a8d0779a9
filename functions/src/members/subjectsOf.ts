import { z } from 'zod'

const identitiesSchema = z.record(z.string(), z.array(z.string()).catch([]))

/** Providers whose "subject" is the e-mail address or phone number itself. */
const NO_SUBJECT: ReadonlySet<string> = new Set(['email', 'phone', 'password'])

/**
 * A person's subjects at identity providers, each as provider|subject.
 * @param identities the claim firebase.identities of a token: subjects by provider
 */
export function subjectsOf(identities: unknown): readonly string[] {
  const byProvider = identitiesSchema.safeParse(identities).data ?? {}
  return Object.entries(byProvider)
    .filter(([provider]) => !NO_SUBJECT.has(provider))
    .flatMap(([provider, subjects]) => subjects.map((subject) => `${provider}|${subject}`))
}
