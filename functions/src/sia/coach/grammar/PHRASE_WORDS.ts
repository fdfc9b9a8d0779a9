import { wordSet } from '@outcome-studio/shared/domain/checker'

/* Closed lists of words that phrases are recognized by. None names a subject of work. */

export const INDEFINITES = wordSet(
  'nobody somebody anybody everybody noone someone anyone everyone nothing something anything everything none',
)

export const SINGULAR_DETERMINERS = wordSet('a an each every another either neither')

export const PLURAL_DETERMINERS = wordSet('these those many few several both two')

export const DETERMINERS = wordSet(
  'the a an each every another either neither these those many few several both all some any no enough more most less other which what whose their its his her two one much fewer such',
)

export const ORDINALS = wordSet('first second third last next own same')

export const RELATIVES = wordSet('that who which')

export const SUBORDINATORS = wordSet(
  'when if whether before after while because although though until once as where how why unless since that than what which who whose whenever wherever',
)

export const PREPOSITIONS = wordSet(
  'of in on at to from with without for by about into onto over under through between among during before after against within across along behind beside around near next off up down out until per than as like towards toward via above below inside outside beyond despite upon back instead away apart together round past aside ahead',
)

/** What may end a phrase: "put the fire out". */
export const PARTICLES = wordSet(
  'up down out off in on away back over through around apart together along ahead aside by past behind inside outside nearby instead',
)

export const OPEN_ENDED = wordSet('so when where why how then as than very too more most if while')

/** Verbs that say nothing without what follows. */
export const INCOMPLETE = wordSet(
  'get have be make give put take bring want need let keep find tell send become seem remain use say use cause contain include',
)

/** Verbs without an object. */
export const INTRANSITIVE = wordSet(
  'look listen go come arrive act rely belong happen depend exist occur appear care differ wait',
)

export const MODALS = wordSet('can could will would may might must should shall cannot')

export const BE = wordSet('be is are was were been being')

export const STATES = wordSet('be get stay remain become look seem feel turn go come keep run sound prove')

/** Verbs that bring somebody to do something. */
export const CAUSING = wordSet('help let make have watch see hear')

/** Verbs of two objects. */
export const GIVING = wordSet('give send show tell offer hand bring teach ask pay lend serve grant award')

/** Verbs that say what state an object is brought into. */
export const OBJECT_STATES = wordSet('get keep have leave make see find hear let')

/** Subjects that are read inside a phrase, and how many they are. Whether they may be in a draft is decided elsewhere. */
export const PRONOUN_SUBJECTS: Readonly<Record<string, 'one' | 'many'>> = {
  it: 'one',
  they: 'many',
  he: 'one',
  she: 'one',
  we: 'many',
  you: 'many',
  i: 'many',
}
