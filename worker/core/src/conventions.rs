//! Test of the import order: a module imports only modules below it, and imports have no cycles. The imports
//! are read from the sources, so that only the order itself is written down here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The modules of the pure crate from below to above; each may import those before it. A module within
/// another one has its own place where one is written down here.
const CORE: &[&[&str]] = &[
    &["timeouts"],
    &[
        "text",
        "http::csp_source",
        "http::header",
        "http::media_type",
        "http::methods",
        "http::percent",
        "http::query",
    ],
    &["cache"],
    &["sites"],
    &["http::request_head"],
    &["http::route"],
    &["error"],
    &["api"],
    &["auth"],
    &["config"],
    &["http::request"],
    &["document"],
    &["http::trace"],
    &["health"],
];

/// The layers of the worker from below to above: what a request stands on, what several handlers need,
/// the handlers, what surrounds them, and what leads to one.
const WORKER: &[&[&str]] = &[
    &[
        "platform",
        "tenants",
        "request_trace",
        "context",
        "response",
        "loader",
    ],
    &["services"],
    &["handlers"],
    &["middleware"],
    &["router"],
];

/// What nothing imports: the whole, and what is tested.
const OUTSIDE: [&str; 3] = ["lib", "properties", "conventions"];

/// Modules by their path from the crate's root, each with those that it imports.
type Graph = BTreeMap<String, BTreeSet<String>>;

#[test]
fn modules_import_those_below_them() {
    let core = graph("src");
    assert!(core.len() > 150);
    assert!(core["http::request"].contains("api::catalogue"));
    check_order(&core, CORE);
    let worker = graph("../src");
    assert!(worker.len() > 50);
    assert!(worker["handlers::api::change"].contains("services::rate_limit"));
    check_order(&worker, WORKER);
}

/// Holds that no module of a layer imports one of a layer above.
fn check_order(graph: &Graph, layers: &[&[&str]]) {
    let rank = |module: &str| {
        let is_of = |layer: &&[&str]| layer.iter().any(|name| is_inside(module, name));
        let place = layers.iter().position(is_of);
        place.unwrap_or_else(|| panic!("{module} has no place in the order"))
    };
    for (from, imported) in graph {
        for to in imported {
            assert!(rank(to) <= rank(from), "{from} imports {to}");
        }
    }
}

#[test]
fn no_import_comes_round_to_where_it_began() {
    for folder in ["src", "../src"] {
        let graph = graph(folder);
        let mut done = BTreeSet::new();
        for module in graph.keys() {
            let circle = circle(&graph, module, &mut Vec::new(), &mut done);
            assert_eq!(circle, None);
        }
    }
}

/// The first way from a module that comes back to one on it.
fn circle<'g>(
    graph: &'g Graph,
    module: &'g str,
    way: &mut Vec<&'g str>,
    done: &mut BTreeSet<&'g str>,
) -> Option<String> {
    if let Some(at) = way.iter().position(|before| *before == module) {
        return Some(format!("{} → {module}", way[at..].join(" → ")));
    }
    if done.contains(module) {
        return None;
    }
    way.push(module);
    let mut imported = graph[module].iter();
    let found = imported.find_map(|next| circle(graph, next, way, done));
    way.pop();
    done.insert(module);
    found
}

/// Every module of a crate, whose sources are in `folder`, and what it imports. A module and those inside it are one thing: what stands in one file
/// for the other is no import.
fn graph(folder: &str) -> Graph {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut sources = BTreeMap::new();
    read(&root, "", &mut sources);
    let imports = |module: &String, source: &String| {
        let named = paths(source).into_iter();
        let found = named.filter_map(|path| resolved(module, &path, &sources));
        found
            .filter(|to| !is_inside(to, module) && !is_inside(module, to))
            .collect()
    };
    let graph = sources.iter();
    graph
        .map(|(module, source)| (module.clone(), imports(module, source)))
        .collect()
}

/// The sources of a folder and those below, without what only tests have.
fn read(folder: &Path, above: &str, sources: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let module = if above.is_empty() {
            name.to_owned()
        } else {
            [above, name].join("::")
        };
        let is_test = name.ends_with("tests") || name == "shared_cases";
        if is_test || OUTSIDE.contains(&&*module) {
            continue;
        }
        if path.is_dir() {
            read(&path, &module, sources);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            let lines = code.lines().map(|line| line.split("//").next().unwrap());
            sources.insert(module, lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

fn is_inside(module: &str, other: &str) -> bool {
    let rest = module.strip_prefix(other);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The paths that a source names from the crate's root or from where it stands, each whole.
fn paths(source: &str) -> Vec<String> {
    let mut all = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in source.match_indices(start) {
            let is_within = |before: char| before.is_alphanumeric() || "_:".contains(before);
            if !source[..at].ends_with(is_within) {
                named(&source[at..], "", &mut all);
            }
        }
    }
    all
}

/// Adds the paths that a text begins with, a tree of them where it has braces, to those before it; what
/// is left of the text.
fn named<'s>(text: &'s str, before: &str, all: &mut Vec<String>) -> &'s str {
    let is_name = |letter: char| letter.is_alphanumeric() || "_:".contains(letter);
    let end = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let path = [before, &text[..end]].concat();
    let Some(mut inner) = text[end..].strip_prefix('{') else {
        all.push(path);
        return &text[end..];
    };
    loop {
        inner = named(inner.trim_start(), &path, all).trim_start();
        match inner.strip_prefix(',') {
            Some(rest) => inner = rest,
            None => return inner.strip_prefix('}').unwrap_or(inner),
        }
    }
}

/// The module that a path leads to from another one; `None` if that is no file.
fn resolved(from: &str, path: &str, sources: &BTreeMap<String, String>) -> Option<String> {
    let mut at: Vec<&str> = from.split("::").collect();
    for name in path.split("::") {
        match name {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            "self" | "" => {}
            name => at.push(name),
        }
    }
    let mut candidates = (1..=at.len()).rev().map(|length| at[..length].join("::"));
    candidates.find(|module| sources.contains_key(module))
}
