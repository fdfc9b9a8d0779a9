import { content, header, needsContent } from '../people.ts'
import { type Attempt, allowed, commit, get, list, refused, remove, set, setting, update } from './Attempt.ts'

const TIME = '2026-01-02T00:00:00.000Z'

/** One kind of document with versions, and the revision that is saved next. */
interface Kind {
  readonly collection: string
  readonly contentId: string
  readonly versions: string
  readonly docName: string
  readonly uuid: string
  readonly content: Readonly<Record<string, unknown>>
  readonly otherContent: object
}

const STUDY: Kind = {
  collection: 'triangularis',
  contentId: 'jtbd',
  versions: 'studyVersions',
  docName: 'garden',
  uuid: 'study-1',
  content: content(),
  otherContent: { ...content(), survey: { respondents: 1 } },
}
const NEEDS: Kind = {
  collection: 'jtbd_needs',
  contentId: 'needs',
  versions: 'needsVersions',
  docName: 'hobby',
  uuid: 'needs-1',
  content: needsContent(),
  otherContent: { ...needsContent(), vertical: 'Health' },
}

function attemptsFor(kind: Kind): readonly Attempt[] {
  const { collection, contentId, versions, docName, uuid } = kind
  const member = (uid: string) => `domains/acme.test/users/${uid}`
  const life = (uid: string) => `${member(uid)}/${versions}/${uuid}`
  const saved = (uid: string, revision: number | string = 2) => `${life(uid)}/saves/${revision}`
  const next = header(docName, { uuid, revision: 2 })
  const version = (more: object = {}) => ({
    docName,
    revision: 2,
    savedAt: TIME,
    counts: next.counts,
    content: kind.content,
    ...more,
  })
  /** A save with its version, as the product writes both. */
  const save = (uid: string, data: object, path = saved(uid)) =>
    commit(
      setting(`${member(uid)}/${collection}/${docName}`, { header: next }),
      setting(`${member(uid)}/${collection}/${docName}/data/${contentId}`, kind.content),
      setting(path, data),
    )
  const { content: _content, ...incomplete } = version()
  const own = `of ${versions}`

  const REFUSED: readonly (readonly [string, object])[] = [
    ['that contains another revision', version({ revision: 3 })],
    ['with another name', version({ docName: 'other' })],
    ['with a path as name', version({ docName: `${docName}/data/${contentId}` })],
    ['with other content', version({ content: kind.otherContent })],
    ['with other counts', version({ counts: { hints: 7 } })],
    ['without content', incomplete],
    ['with an unknown field', version({ note: 'x'.repeat(900_000) })],
    ['with a long time', version({ savedAt: 'x'.repeat(41) })],
  ]
  const stored = { [saved('stella', 2)]: version() }
  const alive = { removedAt: null, revision: 0 }

  return [
    allowed('stella', `saves with a version ${own}`, save('stella', version())),
    ...REFUSED.map(([what, data]) =>
      refused('stella', `saves a version ${own} ${what}`, save('stella', data)),
    ),
    refused(
      'stella',
      `saves a version ${own} under another revision`,
      save('stella', version(), saved('stella', 3)),
    ),
    refused(
      'stella',
      `saves a version ${own} of a later revision`,
      save('stella', version({ revision: 3 }), saved('stella', 3)),
    ),
    refused('stella', `writes a version ${own} without its save`, set(saved('stella'), version())),
    refused(
      'stella',
      `adds a version ${own} to the last save`,
      set(saved('stella', 1), { ...version(), revision: 1, counts: header(docName).counts }),
      {
        [`${member('stella')}/${collection}/${docName}`]: { header: header(docName, { uuid }) },
        [saved('stella', 1)]: null,
      },
    ),
    refused(
      'stella',
      `saves a version ${own} in the path of another document`,
      save('stella', version(), `${member('stella')}/${versions}/other/saves/2`),
    ),
    refused(
      'stella',
      `saves a version ${own} with a number as name`,
      commit(
        setting(`${member('stella')}/${collection}/7`, { header: { ...next, docName: '7' } }),
        setting(`${member('stella')}/${collection}/7/data/${contentId}`, kind.content),
        setting(saved('stella'), version({ docName: 7 })),
      ),
    ),
    refused('stella', `overwrites a version ${own}`, set(saved('stella'), version()), stored),
    refused('stella', `changes a version ${own}`, update(saved('stella'), { savedAt: TIME }), stored),
    allowed('stella', `names a version ${own}`, update(saved('stella'), { name: 'Before' }), stored),
    allowed('stella', `renames a version ${own}`, update(saved('stella'), { name: '' }), {
      [saved('stella')]: version({ name: 'Before' }),
    }),
    ...(
      [
        ['a long name', { name: 'x'.repeat(101) }],
        ['a number as name', { name: 7 }],
        ['a name and other content', { name: 'Before', content: kind.otherContent }],
        ['a name and an unknown field', { name: 'Before', note: 'x' }],
      ] as const
    ).map(([what, changes]) =>
      refused('stella', `gives a version ${own} ${what}`, update(saved('stella'), changes), stored),
    ),
    refused('stella', `names a version ${own} that does not exist`, set(saved('stella'), { name: 'x' })),
    refused('evan', `names a version ${own}, without access`, update(saved('evan'), { name: 'x' }), {
      [saved('evan')]: version(),
    }),
    refused(
      'carl',
      `names a version ${own} of another member`,
      update(saved('stella'), { name: 'x' }),
      stored,
    ),
    allowed('stella', `reads a version ${own}`, get(saved('stella')), stored),
    allowed('stella', `lists versions ${own}`, list(`${life('stella')}/saves`)),
    allowed('stella', `deletes a version ${own}`, remove(saved('stella')), stored),
    allowed('evan', `deletes a version ${own}, without access`, remove(saved('evan'))),
    ...(['evan', 'otto', 'ruth', 'newcomer'] as const).map((who) =>
      refused(who, `saves with a version ${own}`, save(who, version())),
    ),
    refused('evan', `writes a version ${own} of an older save`, set(saved('evan'), version()), {
      [`${member('evan')}/${collection}/${docName}`]: { header: next },
      [`${member('evan')}/${collection}/${docName}/data/${contentId}`]: kind.content,
    }),
    refused('ruth', `reads a version ${own}`, get(saved('ruth'))),
    refused('ruth', `deletes a version ${own}`, remove(saved('ruth'))),
    refused('carl', `reads a version ${own} of another member`, get(saved('stella'))),
    refused('carl', `deletes a version ${own} of another member`, remove(saved('stella'))),

    allowed('stella', `records ${own} that a document exists`, set(life('stella'), alive)),
    allowed('stella', `records ${own} a deletion`, set(life('stella'), { removedAt: TIME, revision: 3 })),
    allowed(
      'evan',
      `records ${own} a deletion, without access`,
      set(life('evan'), { removedAt: TIME, revision: 3 }),
    ),
    allowed('evan', `reads ${own} whether a document exists`, get(life('evan'))),
    allowed('evan', `lists ${own} which documents exist`, list(`${member('evan')}/${versions}`)),
    allowed('evan', `removes the record ${own}`, remove(life('evan'))),
    ...(
      [
        ['900 kB as time', { removedAt: 'x'.repeat(900_000), revision: 0 }],
        ['a number as time', { removedAt: 0, revision: 0 }],
        ['no time', { revision: 0 }],
        ['a negative revision', { removedAt: null, revision: -1 }],
        ['a text as revision', { removedAt: null, revision: '1' }],
        ['no revision', { removedAt: null }],
        ['a revision that is not exact in clients', { removedAt: null, revision: 2 ** 53 }],
        ['an unknown field', { ...alive, notes: 'x' }],
      ] as const
    ).flatMap(([what, data]) => [
      refused('stella', `records ${own} ${what}`, set(life('stella'), data)),
      refused('evan', `records ${own} ${what}, for the first time`, set(life('evan'), data)),
    ]),
    refused('otto', `records ${own} that a document exists, above the quota`, set(life('otto'), alive)),
    allowed(
      'otto',
      `records ${own} a deletion, above the quota`,
      set(life('otto'), { removedAt: TIME, revision: 3 }),
    ),
    refused('ruth', `records ${own} a deletion`, set(life('ruth'), alive)),
    refused('ruth', `reads ${own} whether a document exists`, get(life('ruth'))),
    refused('carl', `records ${own} the deletion of another member’s document`, set(life('stella'), alive)),
    refused('carl', `reads ${own} whether another member’s document exists`, get(life('stella'))),
    refused('carl', `removes the record ${own} of another member`, remove(life('stella'))),
  ]
}

export const versions: readonly Attempt[] = [...attemptsFor(STUDY), ...attemptsFor(NEEDS)]
