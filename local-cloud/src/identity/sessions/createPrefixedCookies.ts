import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'

export interface PrefixedCookies {
  /** The visit with the prefixed cookies only, named without the prefix. */
  strip(visit: Visit): Visit
  /** The reply with the prefix added to the name of each cookie. */
  add(reply: Reply): Reply
}

/** Gives cookies names that no other server on localhost uses, because all its ports share cookies. */
export function createPrefixedCookies(prefix: string): PrefixedCookies {
  return {
    strip: (visit) => {
      const own = [...visit.cookies].filter(([name]) => name.startsWith(prefix))
      return { ...visit, cookies: new Map(own.map(([name, value]) => [name.slice(prefix.length), value])) }
    },
    add: (reply) => {
      const { cookies } = reply
      return cookies ? { ...reply, cookies: cookies.map((line) => `${prefix}${line}`) } : reply
    },
  }
}
