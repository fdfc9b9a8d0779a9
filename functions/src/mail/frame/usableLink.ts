import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

/** The address of a link: https, or http to this machine, where the local cloud is. Empty for any other. */
export function usableLink(link: string): string {
  if (!URL.canParse(link)) return ''
  const { protocol, href } = new URL(link)
  return (protocol === 'https:' || protocol === 'http:') && isEncryptedOrLocal(href) ? href : ''
}
