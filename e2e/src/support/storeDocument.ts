import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { planSave, type SavingRules, type StoredTypes } from '@outcome-studio/shared/domain/saving'

interface StoreDocument<Content> {
  readonly portOffset: number
  readonly email: string
  readonly docName: string
  readonly content: Content
}

type Encoded = Readonly<Record<string, unknown>>

/** Stores a document of any kind in the local cloud with admin rights, as its first save would. */
export async function storeDocument<T extends StoredTypes>(
  rules: SavingRules<T>,
  { portOffset, email, docName, content }: StoreDocument<T['content']>,
): Promise<void> {
  const member = { uid: await uidOf(email, portOffset), domain: domainOfEmail(email) ?? '' }
  const plan = planSave(rules, { member, docName, content, replaced: null, now: new Date() })
  const root = 'projects/demo-outcome-studio/databases/(default)/documents'
  const writes = plan.writes.flatMap(({ path, fields }) =>
    fields === null ? [] : [{ update: { name: `${root}/${path}`, fields: fieldsOf(fields) } }],
  )
  const response = await fetch(`http://localhost:${8080 + portOffset}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  })
  if (!response.ok) throw new Error(`The document could not be stored: ${await response.text()}`)
}

async function uidOf(email: string, portOffset: number): Promise<string> {
  const response = await fetch(`http://localhost:${9099 + portOffset}/local-cloud/people`)
  const people: readonly { readonly email: string; readonly uid: string }[] = await response.json()
  const person = people.find((each) => each.email === email)
  if (!person) throw new Error(`Nobody is seeded as ${email}`)
  return person.uid
}

function fieldsOf(record: object): Encoded {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, encoded(value)]))
}

function encoded(value: unknown): Encoded {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: fieldsOf(value) } }
  return { nullValue: null }
}
