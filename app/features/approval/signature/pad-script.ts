import { box, most } from "./strokes.ts";

/**
 * Keeps what is drawn as whole numbers (`strokes.ts`) and draws it again when the page turns or
 * changes its colors. The library is loaded by the first touch; until it is there plain lines are
 * drawn, so that no stroke is lost.
 */
export const padScript = `(()=>{
const area=document.querySelector("[data-pad]");
if(!area)return;
const {nonce}=document.currentScript,[canvas,input,clear]=["canvas","input","button"].map((one)=>area.querySelector(one)),pen=canvas.getContext("2d");
let strokes=JSON.parse(input.value||"[]"),open,pad,asked;
const unit=()=>canvas.offsetWidth/${box.width},
whole=(x,y)=>[[x,${box.width}],[y,${box.height}]].map(([at,end])=>Math.min(end,Math.max(0,Math.round(at/unit())))),
place=(e)=>{const {left,top}=canvas.getBoundingClientRect();return whole(e.clientX-left,e.clientY-top)},
draw=()=>{
const u=unit(),d=devicePixelRatio,color=getComputedStyle(canvas).color;
canvas.width=${box.width}*u*d;canvas.height=${box.height}*u*d;pen.scale(d,d);
if(pad){pad.penColor=color;pad.fromData(strokes.map((one)=>({penColor:color,dotSize:0,minWidth:.5,maxWidth:2.5,velocityFilterWeight:.7,compositeOperation:"source-over",points:one.flatMap((x,i)=>i%2?[]:{x:x*u,y:one[i+1]*u,pressure:.5,time:i*8})})));return}
pen.strokeStyle=color;pen.lineWidth=2;pen.lineCap="round";
for(const one of strokes){pen.beginPath();for(let i=0;i<one.length;i+=2)pen.lineTo(one[i]*u,one[i+1]*u);pen.stroke()}
},
keep=()=>{
const all=strokes.length;
while(strokes.length>${most.strokes}||strokes.flat().length>${2 * most.points}||JSON.stringify(strokes).length>${most.text})strokes.pop();
input.value=strokes.length?JSON.stringify(strokes):"";
clear.hidden=!strokes.length;
if(!pad||strokes.length<all)draw()
},
start=()=>{
if(open||pad||!window.SignaturePad)return;
pad=new SignaturePad(canvas,{minDistance:2});
pad.addEventListener("endStroke",()=>{strokes=pad.toData().map(({points})=>points.flatMap(({x,y})=>whole(x,y)));keep()});
draw()
};
canvas.onpointerdown=(e)=>{
if(pad||open||e.button)return;
if(!asked)document.head.append(asked=Object.assign(document.createElement("script"),{nonce,src:area.dataset.pad,onload:start}));
canvas.setPointerCapture(e.pointerId);
strokes.push(open=place(e))
};
canvas.onpointermove=(e)=>{if(open){open.push(...place(e));draw()}};
canvas.onpointerup=canvas.onpointercancel=()=>{if(open){open=0;keep();start()}};
clear.onclick=()=>{strokes=[];keep();draw()};
addEventListener("resize",draw);
matchMedia("(prefers-color-scheme:dark)").addEventListener("change",draw);
area.hidden=false;
keep();draw()
})()`;
