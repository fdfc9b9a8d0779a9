import { z } from 'zod'
import { storePassword } from '../auth/accounts/passwords.ts'
import { normalEmail } from './provider/normalEmail.ts'
import type { Endpoint } from './provider/Provider.ts'

const NewPerson = z.object({
  sub: z.string().min(1),
  email: z.string(),
  password: z.string(),
  name: z.string().optional(),
})

/** POST /local-cloud/people, for the owner: adds a person with a verified address, unless the person exists. */
export const addPerson: Endpoint = ({ people, now }, { form, headers }) => {
  if (headers.authorization?.toLowerCase() !== 'bearer owner') {
    return { kind: 'json', status: 401, body: { error: 'unauthorized' } }
  }
  const { sub, email: typed, password, name } = NewPerson.parse(Object.fromEntries(form))
  const email = normalEmail(typed)
  if (email === undefined)
    return { kind: 'json', status: 400, body: { error: 'email is not an email address.' } }
  const isNew = !people.find(sub) && !people.findByEmail(email)
  if (isNew) {
    const withName = name === undefined ? {} : { name }
    people.save({ sub, email, emailVerified: true, password: storePassword(password, now()), ...withName })
  }
  return { kind: 'json', status: isNew ? 201 : 200, body: { isNew } }
}
