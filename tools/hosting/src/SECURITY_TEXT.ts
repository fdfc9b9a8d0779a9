/**
 * Content of /.well-known/security.txt (RFC 9116): where to report a vulnerability. The addresses are placeholders
 * until the real ones are known. Renew `Expires` once a year.
 */
export const SECURITY_TEXT = `Contact: mailto:security@outcome-studio.example
Expires: 2027-10-31T00:00:00.000Z
Preferred-Languages: en
Policy: https://www.outcome-studio.example/security`
