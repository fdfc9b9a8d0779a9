#!/usr/bin/env node
// A checkout runs its source. A published package has the build alone, because Node strips no types below node_modules.
import { existsSync } from 'node:fs'

const source = new URL('../src/main.ts', import.meta.url)
await import(existsSync(source) ? source.href : new URL('../dist/main.js', import.meta.url).href)
