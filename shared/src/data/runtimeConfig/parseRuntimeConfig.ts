import { isRecord, SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { RuntimeConfig } from './RuntimeConfig.ts'
import { RuntimeConfigError } from './RuntimeConfigError.ts'

const LAST_PORT = 65_535

/**
 * Parses the runtime configuration; unknown fields are left out.
 * @throws RuntimeConfigError naming every missing or malformed field
 */
export function parseRuntimeConfig(content: unknown): RuntimeConfig {
  const problems: string[] = []
  const config = configOf(content, problems)
  if (problems.length === 0) return config
  throw new RuntimeConfigError(`/config.json is not usable. ${problems.join('; ')}.`)
}

function configOf(content: unknown, problems: string[]): RuntimeConfig {
  const root = fieldsOf(content, '', problems)
  const firebase = root.fields('firebase')
  const emulators = root.fieldsOrNull('emulators')
  const identity = root.fields('identity')
  const video = root.fields('video')
  const links = root.fieldsOrEmpty('links')
  const registry = root.fieldsOrNull('registry')
  const sessionReplay = root.fieldsOrNull('sessionReplay')
  const appCheck = root.fieldsOrNull('appCheck')
  return {
    firebase: {
      apiKey: firebase.filled('apiKey'),
      projectId: firebase.filled('projectId'),
      authDomain: firebase.filled('authDomain'),
      appId: firebase.filled('appId'),
    },
    region: root.filled('region'),
    emulators: emulators && {
      authUrl: emulators.address('authUrl'),
      firestorePort: emulators.port('firestorePort'),
      functionsPort: emulators.port('functionsPort'),
    },
    identity: {
      providerId: identity.beginningWith('oidc.', 'providerId'),
      origin: identity.address('origin'),
      clientId: identity.filled('clientId'),
      connection: identity.filled('connection'),
    },
    video: { origin: video.address('origin') },
    links: {
      training: links.linkOr('training', SITE_LINKS.training),
      community: links.linkOr('community', SITE_LINKS.community),
      termsAndConditions: links.linkOr('termsAndConditions', SITE_LINKS.termsAndConditions),
      privacyPolicy: links.linkOr('privacyPolicy', SITE_LINKS.privacyPolicy),
      termsOfUse: links.linkOr('termsOfUse', SITE_LINKS.termsOfUse),
      serviceAgreement: links.linkOr('serviceAgreement', SITE_LINKS.serviceAgreement),
    },
    support: root.mailAddress('support'),
    registry: registry && { url: registry.address('url'), publicKey: registry.filled('publicKey') },
    overrideOrigins: root.textsOrEmpty('overrideOrigins'),
    sessionReplay: sessionReplay && { collector: sessionReplay.address('collector') },
    appCheck: appCheck && { siteKey: appCheck.filled('siteKey') },
  }
}

interface Fields {
  fields(name: string): Fields
  fieldsOrNull(name: string): Fields | null
  /** An object without fields if there is none. */
  fieldsOrEmpty(name: string): Fields
  filled(name: string): string
  /** An empty list if there is none. */
  textsOrEmpty(name: string): readonly string[]
  beginningWith(start: string, name: string): string
  address(name: string): string
  mailAddress(name: string): string
  /** The address of a page, or the fallback if there is none. */
  linkOr(name: string, fallback: string): string
  port(name: string): number
}

/** Reads fields one by one. A malformed field adds its path to `problems` and gets an empty value. */
function fieldsOf(content: unknown, path: string, problems: string[]): Fields {
  const values = isRecord(content) ? content : {}
  if (values !== content) problems.push(`${path || 'the file'} is no object`)
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`)
  const textThat = (name: string, isFit: (text: string) => boolean, wanted: string) => {
    const value = values[name]
    if (typeof value === 'string' && isFit(value)) return value
    problems.push(`${pathOf(name)} is not ${wanted}`)
    return ''
  }
  const fields = (name: string) => fieldsOf(values[name], pathOf(name), problems)
  return {
    fields,
    fieldsOrNull: (name) => (values[name] === null ? null : fields(name)),
    fieldsOrEmpty: (name) =>
      values[name] === undefined ? fieldsOf({}, pathOf(name), problems) : fields(name),
    filled: (name) => textThat(name, (text) => text !== '', 'a filled text'),
    textsOrEmpty: (name) => {
      const value = values[name]
      if (value === undefined) return []
      if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
      problems.push(`${pathOf(name)} is not a list of texts`)
      return []
    },
    beginningWith: (start, name) =>
      textThat(name, (text) => text.startsWith(start), `a text beginning with "${start}"`),
    address: (name) => textThat(name, (text) => URL.canParse(text), 'an address').trim(),
    mailAddress: (name) => textThat(name, (text) => /^[^\s@]+@[^\s@]+$/.test(text), 'an address of mail'),
    linkOr: (name, fallback) =>
      values[name] === undefined ? fallback : textThat(name, isPageAddress, 'the address of a page').trim(),
    port: (name) => {
      const value = values[name]
      const isPort = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_PORT
      if (isPort) return value
      problems.push(`${pathOf(name)} is not a port`)
      return 0
    },
  }
}

/** A script as an address would run in the product's own page. */
const isPageAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
