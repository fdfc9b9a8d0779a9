import type { z } from 'zod'
import type { MailContent } from '../frame/MailContent.ts'
import { MailRefusedError } from '../server/openMailer.ts'

/** What a mail knows about its recipient besides its own data. */
export interface MailReader {
  /** Of the member's record; empty if unknown. */
  readonly name: string
  /** Origin of the app, for links: https://… without a path. */
  readonly appOrigin: string
  /** Zone of the recipient, an IANA name; UTC if unknown. */
  readonly timeZone: string
}

/** A kind of mail to a person. */
export interface PersonMail<Data> {
  /** @throws MailRefusedError for malformed data */
  readonly write: (stored: unknown, reader: MailReader) => MailContent
  /** Data as they are noted. They are stored until the mail is done. */
  readonly data: z.ZodType<Data>
}

/**
 * Defines a kind of mail to a person.
 * @param data what its text needs, as it is stored
 * @param write the text; a pure function
 */
export function definePersonMail<Data>(
  data: z.ZodType<Data>,
  write: (data: Data, reader: MailReader) => MailContent,
): PersonMail<Data> {
  return {
    data,
    write: (stored, reader) => {
      const read = data.safeParse(stored)
      if (!read.success) {
        throw new MailRefusedError('The data of the mail are malformed.', { cause: read.error })
      }
      return write(read.data, reader)
    },
  }
}
