import type { Environment } from '../schema/environmentSchema.ts'

/** Renewed once a year. */
const EXPIRES = '2027-10-31T00:00:00.000Z'

/** Content of /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export const securityText = ({ contact }: Environment): string =>
  [
    `Contact: mailto:${contact.security}`,
    `Expires: ${EXPIRES}`,
    'Preferred-Languages: en',
    `Policy: ${contact.securityPolicy}`,
  ].join('\n')
