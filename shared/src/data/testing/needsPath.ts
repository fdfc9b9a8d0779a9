/** Path of one of Stella's needs documents. */
export const needsPath = (docName: string) => `domains/acme.test/users/standard/jtbd_needs/${docName}`
