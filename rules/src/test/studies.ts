import { content } from './people.ts'
import type { Firestore } from './startProduct.ts'

/** Path of a study's own document. */
export const studyPath = (uid = 'stella', docName = 'garden', domain = 'acme.test') =>
  `domains/${domain}/users/${uid}/triangularis/${docName}`

/** Saves like the product: header and content in one transaction that reads the header first. */
export const save = (db: Firestore, path: string, header: object, contentData: object = content()) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.set(db.doc(path), { header })
    transaction.set(db.doc(`${path}/data/jtbd`), contentData)
  })

/** Deletes a study like the product. */
export const remove = (db: Firestore, path: string) =>
  db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(path))
    transaction.delete(db.doc(`${path}/data/jtbd`))
    transaction.delete(db.doc(path))
  })
