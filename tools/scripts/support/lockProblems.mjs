import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages with install scripts. None of these scripts is needed, and .npmrc runs none (docs/security.md). Review a
 * package before adding it: what its script does, and whether the package works without it.
 */
const REVIEWED_INSTALL_SCRIPTS = [
  // Writes the configuration of Firebase Hosting, if an environment variable names one.
  '@firebase/util',
  // Compiles the watcher of nx where there is no binary for the platform. Nothing here uses it.
  '@parcel/watcher',
  // Installs a slower version where there is no binary for the platform.
  '@swc/core',
  // Print advertisements and hints.
  'core-js-pure',
  'nx',
  'protobufjs',
]

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/**
 * Why packages must not be installed by the lock file, one sentence each. Plain JavaScript, because it runs before
 * anything is installed.
 *
 * @param root absolute path of the repository
 */
export function lockProblems(root) {
  const { lockfileVersion, packages } = readJson(join(root, 'package-lock.json'))
  if (lockfileVersion !== 3) return ['package-lock.json is not of version 3.']
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/')) return workspaceProblems(root, path, entry)
    if (entry.link)
      return packages[entry.resolved] ? [] : [`${path} is a link to something that is no workspace.`]
    return packageProblems(path, entry)
  })
}

/**
 * Packages that npm installed although the lock file has them differently or not at all. npm does so silently where the
 * lock file lacks an entry.
 */
export function installProblems(root) {
  const locked = readJson(join(root, 'package-lock.json')).packages
  const installed = readJson(join(root, 'node_modules/.package-lock.json')).packages
  return Object.entries(installed)
    .filter(([path, { version, integrity, link }]) => {
      const wanted = locked[path]
      return !wanted || (!link && (wanted.version !== version || wanted.integrity !== integrity))
    })
    .map(([path]) => `${path} is not what package-lock.json has.`)
}

function workspaceProblems(root, path, entry) {
  const manifest = readJson(join(root, path, 'package.json'))
  return DEPENDENCIES.filter((kind) => asText(manifest[kind]) !== asText(entry[kind])).map(
    (kind) => `The ${kind} of ${path || 'the root'} in package.json and package-lock.json differ.`,
  )
}

function packageProblems(path, { integrity, resolved, hasInstallScript }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const problems = []
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')) problems.push(`${path} has no SHA-512 digest.`)
  // Without an address, npm asks the registry of its configuration. Git and file dependencies have an address.
  if (resolved !== undefined) problems.push(`${path} comes from ${resolved} instead of the registry.`)
  if (hasInstallScript && !REVIEWED_INSTALL_SCRIPTS.includes(name)) {
    problems.push(`${path} has an install script that nobody reviewed.`)
  }
  return problems
}

const asText = (dependencies = {}) => JSON.stringify(Object.entries(dependencies).sort())

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
