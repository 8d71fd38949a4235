/** A small program in each language, with what its declarations are called and which lines begin something. */
export interface Program {
  readonly language: string
  readonly text: string
  readonly titles: readonly string[]
  /** Lines of which none may have a place of its own that is stronger than one inside of a statement. */
  readonly glued: readonly string[]
}

export const programs: readonly Program[] = [
  {
    language: 'typescript',
    text: `// License header
// two lines

import { a } from 'a'
import type { B } from 'b'

const one = 1
const two = 2

/**
 * Doc of Store.
 *
 * More of it.
 */
@sealed
@other({
  deep: true,
})
export class Store<T>
  extends Base
{
  #items = new Map<string, T>()

  // get it
  // two
  get(key: string): T | undefined {
    const found = this.#items.get(key)
    if (found) {
      log('a')
      for (const a of b) {
        run(a)

        stop()
      }
    } else {
      none()
    }

    return found
  }

  put = async (
    key: string,
    value: T,
  ) => {
    return this.#items.set(key, value)
  }
}

export const api = {
  list() {
    return 1
  },
  named: function () {
    return 2
  },
  data: {
    a: 1,
    b: 2,
  },
}

export const arrow = (x: number) => {
  return x
}

describe('thing', () => {
  it('works', () => {
    expect(1).toBe(1)
  })
  it('too', () => {
    const text = \`
      long
      template
    \`
    expect(text)
      .toBe(2)
  })
})

namespace Inner {
  export interface Shape {
    a: string
    b: number
  }

  export type Two =
    | 'a'
    | 'b'
}
`,
    titles: [
      'class Store',
      'get()',
      'put()',
      'api',
      'list()',
      'named()',
      'data',
      'arrow()',
      'namespace Inner',
      'interface Shape',
      'type Two',
    ],
    glued: ['@sealed', 'export class Store<T>', 'get(key: string): T | undefined {'],
  },
  {
    language: 'python',
    text: `"""Module doc. Two sentences."""
import os
from a import (
    b,
    c,
)

X = 1
TABLE = {
    'a': 1,
    'b': [
        1,
        2,
    ],
}


# about f
@cached
@traced(
    level=2,
)
def f(a,
      b):
    """Doc of f. More.

    Long.
    """
    # inner comment
    def inner(x):
        return x

    for i in range(3):
        print(i)
        if i:
            go()
        else:
            stop()
    return inner(
        a,
        b,
    )

class Store(Base):
    """Docs."""

    a = 1
    b = 2

    def get(self):
        return 1
    # trailing

    @property
    def put(self):
        try:
            x()
        except E:
            y()
        return """
text
  more
"""

if __name__ == '__main__':
    main()
`,
    titles: ['TABLE', 'f()', 'inner()', 'class Store', 'get()', 'put()'],
    glued: ['@cached', 'def f(a,', 'def inner(x):', 'def put(self):'],
  },
  {
    language: 'go',
    text: `package main

import (
	"fmt"
	"os"
)

// Store holds.
type Store struct {
	a int
	b string
}

type (
	A int
	B struct {
		x int
	}
)

// Get gets.
func (s *Store) Get(
	key string,
) (string, error) {
	if key == "" {
		return "", nil
	}

	for _, x := range s.list {
		fmt.Println(x)
	}
	return "a", nil
}

var table = []string{
	"a",
	"b",
}

func main() {
	go func() {
		run()
	}()
}
`,
    titles: ['type Store', 'type B', 'Store.Get()', 'main()'],
    glued: ['type Store struct {', 'func (s *Store) Get('],
  },
  {
    language: 'rust',
    text: `#![allow(dead_code)]
use std::fmt;
use std::io::{
    Read,
    Write,
};

/// A point.
/// Two.
#[derive(Debug, Clone)]
pub struct Point {
    x: i32,
    y: i32,
}

impl fmt::Display for Point {
    /// Format.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result
    where
        T: Clone,
    {
        match self.x {
            0 => {
                a();
            }
            _ => b(),
        }
        write!(f, "{}", self.x)
    }

    fn two() -> i32 { 2 }
}

macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn works() {
        let s = r#"
raw
"#;
        assert_eq!(1, 1);
    }
}
`,
    titles: [
      'struct Point',
      'impl fmt::Display for Point',
      'fmt()',
      'macro_rules! square',
      'mod tests',
      'works()',
    ],
    glued: ['#[derive(Debug, Clone)]', 'pub struct Point {', '#[inline]', 'fn works() {'],
  },
  {
    language: 'java',
    text: `package demo;

import java.util.List;
import java.util.Map;

/**
 * Doc.
 */
@Component
@Named("x")
public class Demo<T> extends Base
    implements Adder {
    private int a = 1;
    private int b = 2;

    /** Adds. */
    @Override
    @Deprecated
    public int add(int left,
                   int right) {
        return left + right;
    }

    Demo() {
        super();
    }

    enum Kind { A, B }

    static class Inner {
        void run() {
            new Thread(() -> {
                go();
            }).start();
        }
    }
}
`,
    titles: ['class Demo', 'add()', 'Demo()', 'class Inner', 'run()'],
    glued: ['@Component', '@Override', 'public int add(int left,', 'public class Demo<T> extends Base'],
  },
  {
    language: 'cpp',
    text: `#include <stdio.h>
#include <vector>

#define SQUARE(x) \\
    ((x) * \\
     (x))

namespace app {

// A template.
template <typename T>
class Store : public Base {
 public:
  Store() : a_(1) {
    init();
  }

  T get(const std::string& key) const;

 private:
  int a_;
};

template <typename T>
T Store<T>::get(const std::string& key) const
{
  if (a) {
    return b;
  }
  return c;
}

#ifdef A
int x(void) {
  return 1;
}
#else
int x(void) {
  return 2;
}
#endif

struct P { int a; };

static const int table[] = {
  1, 2,
  3, 4,
};

}  // namespace app
`,
    titles: ['SQUARE', 'namespace app', 'class Store', 'Store()', 'Store<T>::get()', 'x()', 'x()', 'table'],
    glued: ['class Store : public Base {', '{'],
  },
  {
    language: 'c',
    text: `#include <stdio.h>

/* Adds two numbers. */
static int add_both(int left, int right)
{
    int sum = left + right;
    return sum;
}

/* Holds a count. */
typedef struct counter {
    int value;
    char name[16];
} counter_t;

int a(void);
int b(void);

#define SQUARE(x) \\
    ((x) * \\
     (x))

#if A
#define B 1
static char *
name_of(struct counter *c)
{
    switch (c->value) {
    case 1:
        return "a";
    default:
        break;
    }
    return 0;
}
#endif
`,
    titles: ['add_both()', 'struct counter', 'SQUARE', 'name_of()'],
    glued: [
      'static int add_both(int left, int right)',
      'typedef struct counter {',
      'name_of(struct counter *c)',
    ],
  },
  {
    language: 'csharp',
    text: `using System;
using System.Linq;

namespace App
{
    /// <summary>Doc</summary>
    [Serializable]
    public class Store : Base
    {
        private int a;

        public string Name
        {
            get { return name; }
            set { name = value; }
        }

        // Comment
        [Obsolete]
        public async Task<int> Get(int id)
        {
            var x = await Load(id);
            return x;
        }
    }
}
`,
    titles: ['namespace App', 'class Store', 'Name', 'Get()'],
    glued: ['[Serializable]', 'public class Store : Base', '[Obsolete]'],
  },
  {
    language: 'ruby',
    text: `require 'set'
require 'json'

# Mod
module App
  # Store
  class Store < Base
    attr_reader :a

    def initialize(a)
      @a = a
      @b = 2
    end

    def self.make
      new(1)
    rescue Foo
      nil
    end

    def each
      @a.each do |x|
        yield x
        puts x
      end
    end
  end
end
`,
    titles: ['module App', 'class Store', 'initialize()', 'make()', 'each()'],
    glued: ['module App', 'class Store < Base'],
  },
  {
    language: 'php',
    text: `<html>
<body>
<?php
namespace App;

use A\\B;
use C\\D;

/**
 * Doc
 */
#[Attr]
class Store extends Base
{
    private $a;

    /** Get. */
    public function get($id)
    {
        if ($id) {
            return 1;
        }
        return 2;
    }
}

function go() {
    echo "a";
}
?>
<p>Text</p>
<p>More</p>
</body>
`,
    titles: ['class Store', 'get()', 'go()'],
    glued: ['class Store extends Base', '#[Attr]', 'public function get($id)'],
  },
  {
    language: 'bash',
    text: `#!/bin/bash
set -e
A=1

# does it
run() {
  local x=1
  if [ "$x" ]; then
    echo a
  else
    echo b
  fi
  for i in 1 2 3; do
    echo $i
  done
}

cat <<EOF
text
more
EOF

case "$1" in
  a) run ;;
  b)
    stop
    ;;
esac
`,
    titles: ['run()'],
    glued: ['run() {'],
  },
  {
    language: 'css',
    text: `@import "a.css";
/* head */
.a,
.b > c {
  color: red;
  margin: 0;
}

@media (max-width: 100px) {
  .x {
    color: blue;
  }
  .y {
    color: blue;
  }
}
`,
    titles: ['.a, .b > c', '@media (max-width: 100px)', '.x', '.y'],
    glued: ['.a,', '.b > c {'],
  },
  {
    language: 'kotlin',
    text: `package demo

import a.b
import c.d

/** Doc */
@Serializable
data class Point(val x: Int, val y: Int) {
    fun add(o: Point): Point {
        val z = 1
        return Point(x + o.x, y + o.y)
    }

    companion object {
        fun make() = Point(1, 2)
    }
}

fun main() {
    println("a")
}
`,
    titles: ['class Point', 'add()', 'companion object'],
    glued: ['@Serializable', 'data class Point(val x: Int, val y: Int) {'],
  },
  {
    language: 'swift',
    text: `import Foundation

/// Doc
@objc
class Store: Base {
    var a = 1

    init(a: Int) {
        self.a = a
    }

    func get(_ k: String) -> Int? {
        if k == "a" {
            return 1
        }
        return nil
    }
}

extension Store {
    func two() -> Int {
        return 2
    }
}
`,
    titles: ['class Store: Base', 'init()', 'get()', 'extension Store', 'two()'],
    glued: ['@objc', 'class Store: Base {'],
  },
  {
    language: 'lua',
    text: `local M = {}

-- adds
function M.add(a, b)
  local c = a + b
  return c
end

local function two()
  return 2
end

M.three = function(x)
  if x then
    return 3
  end
end

return M
`,
    titles: ['M.add()', 'two()'],
    glued: ['function M.add(a, b)'],
  },
  {
    language: 'scala',
    text: `package demo

import a.b

object Main {
  def run(x: Int): Int = {
    val y = x
    y + 1
  }
}

class P(x: Int) extends Q {
  def a = 1
}
`,
    titles: ['object Main', 'run()', 'class P'],
    glued: [],
  },
]
