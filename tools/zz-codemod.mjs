import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
const CALLS = new Set(
  [...readFileSync('web/src/lib/calls.ts', 'utf8').matchAll(/^  (\w+):/gm)].map((m) => m[1]),
)
const SOCKET = { msgTo: 'msg_to', readMsg: 'read_msg', typing: 'typing', login: null }
const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .map((f) => 'web/src/' + f)
  .filter((f) => /\.tsx?$/.test(f) && f !== 'web/src/lib/calls.ts')
const depth = (f) => f.split('/').length - 3
let changed = 0,
  odd = []
for (const f of files) {
  const src = readFileSync(f, 'utf8')
  if (!/\.contract'/.test(src)) continue
  const { program, errors } = parseSync(f, src)
  if (errors.length) {
    console.log('parse', f, errors[0].message)
    continue
  }
  const named = new Map(),
    spaces = new Set(),
    edits = []
  for (const s of program.body) {
    if (s.type !== 'ImportDeclaration' || !/\.contract$/.test(s.source.value)) continue
    const keep = []
    let touched = false
    for (const sp of s.specifiers) {
      if (sp.type === 'ImportNamespaceSpecifier') {
        spaces.add(sp.local.name)
        touched = true
        continue
      }
      const imported = sp.imported.name
      if (CALLS.has(imported)) {
        named.set(sp.local.name, imported)
        touched = true
      } else keep.push(src.slice(sp.start, sp.end))
    }
    if (!touched) continue
    if (keep.length)
      edits.push([
        s.start,
        s.end,
        `import ${s.importKind === 'type' ? 'type ' : ''}{ ${keep.join(', ')} } from '${s.source.value}'`,
      ])
    else edits.push([s.start, src[s.end] === '\n' ? s.end + 1 : s.end, ''])
  }
  if (!named.size && !spaces.size) continue
  let usesType = false
  const walk = (n, p, key) => {
    if (!n || typeof n !== 'object') return
    if (Array.isArray(n)) {
      n.forEach((x) => walk(x, p, key))
      return
    }
    if (typeof n.type !== 'string') return
    if (n.type === 'ImportDeclaration') return
    if (n.type === 'TSTypeQuery') {
      const e = n.exprName
      if (e.type === 'Identifier' && named.has(e.name)) {
        edits.push([n.start, n.end, `Calls['${named.get(e.name)}']`])
        usesType = true
        return
      }
      if (e.type === 'TSQualifiedName' && spaces.has(e.left.name)) {
        if (!CALLS.has(e.right.name)) odd.push(f + ' typeof ' + e.right.name)
        edits.push([n.start, n.end, `Calls['${e.right.name}']`])
        usesType = true
        return
      }
      if (e.type === 'Identifier' && spaces.has(e.name)) {
        odd.push(f + ' typeof namespace')
        return
      }
    }
    if (
      n.type === 'MemberExpression' &&
      n.object.type === 'Identifier' &&
      spaces.has(n.object.name) &&
      !n.computed
    ) {
      if (!CALLS.has(n.property.name)) odd.push(f + ' member ' + n.property.name)
      edits.push([n.start, n.end, `'${n.property.name}'`])
      return
    }
    if (n.type === 'Identifier' && spaces.has(n.name)) {
      odd.push(f + ' bare namespace ' + n.name)
      return
    }
    if (
      n.type === 'Property' &&
      n.shorthand &&
      n.value.type === 'Identifier' &&
      named.has(n.value.name) &&
      p.type === 'ObjectExpression'
    ) {
      edits.push([n.start, n.end, `${n.value.name}: '${named.get(n.value.name)}'`])
      return
    }
    if (n.type === 'Property' && !n.computed) {
      walk(n.value, n, 'value')
      return
    }
    if (n.type === 'MemberExpression' && !n.computed) {
      if (n.object.type === 'Identifier' && named.has(n.object.name)) {
        if (n.property.name === 'name') {
          edits.push([n.start, n.end, `'${named.get(n.object.name)}'`])
          return
        }
        odd.push(f + ' ' + n.object.name + '.' + n.property.name)
      }
      walk(n.object, n, 'object')
      return
    }
    if (n.type === 'TSPropertySignature' && !n.computed) {
      walk(n.typeAnnotation, n)
      return
    }
    if (n.type === 'JSXAttribute') {
      walk(n.value, n)
      return
    }
    if (
      n.type === 'JSXExpressionContainer' &&
      n.expression.type === 'Identifier' &&
      named.has(n.expression.name)
    ) {
      edits.push([n.start, n.end, `"${named.get(n.expression.name)}"`])
      return
    }
    if (n.type === 'Identifier' && named.has(n.name)) {
      edits.push([n.start, n.end, `'${named.get(n.name)}'`])
      return
    }
    for (const k in n) {
      if (k === 'parent' || k === 'type') continue
      const v = n[k]
      if (v && typeof v === 'object') walk(v, n, k)
    }
  }
  walk(program, null)
  let out = src
  for (const [a, b, t] of edits.sort((x, y) => y[0] - x[0]))
    out = out.slice(0, a) + t + out.slice(b)
  if (usesType) {
    const up = '../'.repeat(depth(f))
    const path = f.startsWith('web/src/lib/') && depth(f) === 1 ? './calls' : `${up}lib/calls`
    out = `import type { Calls } from '${path}'\n` + out
  }
  writeFileSync(f, out)
  changed++
}
console.log(changed, 'files')
console.log(odd.join('\n'))
