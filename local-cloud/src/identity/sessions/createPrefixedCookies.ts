import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'

export interface PrefixedCookies {
  /** The visit with the prefixed cookies only, by their names without the prefix. */
  strip(visit: Visit): Visit
  /** The reply with the prefix before the name of each cookie that it sets. */
  add(reply: Reply): Reply
}

/** Gives cookies names that no other server on localhost uses, because its ports share all cookies. */
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
