/** How people call whoever they talk to, after a group: "sole traders, mate". */
const ADDRESS =
  /(?<=\p{L}s),? (?:mate|pal|love|luv|bud|buddy|bro|dude|hun|dear|darling|friend)(?=[.,;:!?]|$)/giu
/** How sure somebody is, after the group. */
const DOUBT =
  /,? (?:(?:i(?:['’]d| would) (?:say|think|guess|imagine)|i (?:suppose|guess|think|reckon|believe))(?: so)?|if you ask me)(?=[.,;:!?]|$)/giu

/** "First time puppy owners": no place in an order. */
const NOVICE = /(?<=^|[.!?;,]\s)first time (?=\p{L})/giu

/** What is told of a group of people, without whom it is told to and how sure it is. */
export const withoutAddress = (text: string): string =>
  text.replace(ADDRESS, '').replace(DOUBT, '').replace(NOVICE, 'first-time ')
