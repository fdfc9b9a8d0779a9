import { resendConfirmation as definition } from '@outcome-studio/shared/callables/resendConfirmation'
import { serveCallable } from '../../callable/serveCallable.ts'
import { accounts } from '../../database/accounts.ts'
import { database } from '../../database/database.ts'
import { prepareMail } from '../../mail/people/prepareMail.ts'

/** A person gets one mail in this time, because anyone can sign up with the address of another person. */
const PAUSE_MILLISECONDS = 5 * 60_000

/** Mails the link of Firebase Authentication by our own mail server, with the address of the account. */
export const resendConfirmation = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 10, maxInstances: 5 },
  async (_input, { uid }) => {
    const { email, emailVerified } = await accounts().getUser(uid)
    if (email === undefined || emailVerified) return
    const link = await accounts().generateEmailVerificationLink(email)
    const firestore = database()
    const mail = {
      kind: 'addressConfirmation',
      about: `${uid}-${Math.floor(Date.now() / PAUSE_MILLISECONDS)}`,
      to: { email },
      data: { link },
    } as const
    await firestore.runTransaction(async (transaction) => {
      const makeDue = await prepareMail(transaction, mail, { firestore, now: Date.now })
      makeDue()
    })
  },
)
