import { parseMember } from '@outcome-studio/shared/domain/member'
import { mailLedgerPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { renderMail } from '../frame/renderMail.ts'
import { deliverMails, type MailOutcome, type WrittenMail } from '../ledger/deliverMails.ts'
import type { LedgerMail } from '../ledger/MailLedger.ts'
import { isPersonMailKind } from '../MAIL_KINDS.ts'
import type { MailServices } from '../mailServices.ts'
import { MailRefusedError } from '../server/openMailer.ts'
import type { MailReader } from './definePersonMail.ts'
import { type MailPerson, mailPersonOf } from './MailPerson.ts'
import { PERSON_MAILS } from './PERSON_MAILS.ts'

/** Afterwards a mail that could not be sent says nothing new. */
const LONGEST_DELAY = 7 * 86_400_000

/**
 * Sends the mails that are due to a person.
 * @param id id of the person's ledger
 * @throws see deliverMails
 */
export async function deliverPersonMails(
  id: string,
  services: MailServices,
): Promise<readonly MailOutcome[]> {
  const { firestore, now } = services
  return await deliverMails(
    {
      place: firestore.doc(mailLedgerPath(id)),
      subject: null,
      person: id,
      atRest: { person: FieldValue.delete() },
      added: () => null,
      isWanted: ({ order }) => now() - order < LONGEST_DELAY,
      write: async (mail, { stored }) => await write(mail, mailPersonOf(stored), services),
    },
    services,
  )
}

async function write(
  { kind, data }: LedgerMail,
  person: MailPerson | null,
  services: MailServices,
): Promise<WrittenMail> {
  if (person === null || !isPersonMailKind(kind)) throw new MailRefusedError('The mail has no recipient.')
  const { appOrigin } = services.settings
  const { to, timeZone } = await readerOf(person, services)
  const mail = renderMail(PERSON_MAILS[kind].write(data, { name: to.name, appOrigin, timeZone }))
  return { to, mail: { ...mail, calendar: null, unsubscribe: null } }
}

async function readerOf(
  person: MailPerson,
  { firestore, emailOf }: MailServices,
): Promise<Pick<WrittenMail, 'to'> & Pick<MailReader, 'timeZone'>> {
  if ('email' in person) return { to: { email: person.email, name: '' }, timeZone: UTC }
  const email = await emailOf(person.uid)
  if (email === null) throw new MailRefusedError('The address is not confirmed.')
  const { name, timeZone } = parseMember((await firestore.doc(memberPath(person)).get()).data())
  return { to: { email, name }, timeZone: timeZone === '' ? UTC : timeZone }
}

const UTC = 'UTC'
