/** The look of the API's description: the shop's colours, without its scripts and fonts. */
export const style = `
*{box-sizing:border-box}
:root{--ink:#1f2a24;--muted:#5e6963;--line:#ece5da;--leaf:#1b6b3a;--leaf-soft:#eaf4ee;--apricot-dark:#8a4500;--apricot-soft:#ffe8cf;--red:#b3261e;--red-soft:#fbeae9;--cream:#fffaf3}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--cream);color:var(--ink);font:16px/1.5 "Google Sans",Arial,system-ui,"Noto Sans Armenian",sans-serif}
a{color:var(--leaf)}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid var(--leaf);outline-offset:2px;border-radius:4px}
header,.page{max-width:78rem;margin:0 auto;padding:1rem}
header{padding-top:2rem}h1{margin:0;font-size:2rem;line-height:1.2}header p{margin:.4rem 0 0;color:var(--muted)}
h2{margin:2.5rem 0 .5rem;font-size:1.4rem}h2:first-child{margin-top:0}
h3{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin:0;font:600 1rem/1.4 ui-monospace,"DejaVu Sans Mono",monospace}
h3 a{color:inherit;text-decoration:none;overflow-wrap:anywhere}h3 a:hover{text-decoration:underline}
h4{margin:1rem 0 .25rem;font-size:.875rem;color:var(--muted)}h3.label{margin-top:1rem;font:inherit;font-size:.875rem;font-weight:600;color:var(--muted)}
p{margin:.5rem 0}ul{margin:.5rem 0;padding-left:1.2rem}
code,pre{font-family:ui-monospace,"DejaVu Sans Mono",monospace;font-size:.875rem}
code{overflow-wrap:anywhere}
pre{margin:.25rem 0 0;padding:.75rem;overflow-x:auto;background:var(--ink);color:#fff;border-radius:13px;line-height:1.4}
nav{font-size:.9375rem}nav ul{list-style:none;padding:0;margin:0}
nav summary{padding:.35rem 0;font-weight:600;cursor:pointer}nav li a{display:block;padding:.3rem 0 .3rem .75rem;border-left:2px solid var(--line);text-decoration:none;overflow-wrap:anywhere}
nav li a:hover{border-color:var(--leaf);text-decoration:underline}
article,.card{background:#fff;border:1px solid var(--line);border-radius:18px;padding:1rem 1.25rem;margin:.75rem 0}
article:target{border-color:var(--leaf);box-shadow:0 0 0 2px var(--leaf)}
.method{padding:.1rem .5rem;border-radius:8px;background:var(--leaf-soft);color:var(--leaf);font-size:.8125rem}
.POST,.PUT{background:var(--apricot-soft);color:var(--apricot-dark)}.DELETE{background:var(--red-soft);color:var(--red)}
.small{color:var(--muted);font-size:.875rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem}th{text-align:left;color:var(--muted);font-weight:400;font-size:.8125rem}
th,td{padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line);vertical-align:top}thead th{border-top:0}
td:first-child{width:34%}td:nth-child(2){width:28%}
.must{color:var(--apricot-dark);font-size:.8125rem;white-space:nowrap}
details>summary{cursor:pointer;margin-top:1rem;font-size:.875rem;color:var(--muted)}nav details>summary{margin:0;font-size:inherit;color:var(--ink)}
@media(min-width:60rem){.page{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:2.5rem}nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto}}
@media(max-width:38rem){thead{display:none}tr{display:block;border-top:1px solid var(--line);padding:.4rem 0}td{display:block;width:auto!important;border:0;padding:0}td:empty{display:none}}
@media print{nav{display:none}details>*{display:block}}
`
